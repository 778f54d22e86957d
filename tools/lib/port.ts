import { createServer } from "node:net";
import { listenHost } from "../../apps/server/src/platform/config/config.ts";
import { SetupProblem } from "../../apps/server/src/platform/config/setup-problem.ts";

const DEFAULT_PORT = 3000;

function listen(port: number, host: string): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** A port that nobody uses right now. */
export function freePort(): Promise<number> {
  return listen(0, "127.0.0.1");
}

/** The port from PORT (3000 without it), checked before anything slow starts. */
export async function wantedPort(): Promise<number> {
  const text = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupProblem(`PORT is «${text}», which is no port. Set a number from 1 to 65535.`);
  }
  await listen(port, listenHost(process.env)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      throw new SetupProblem(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (error.code === "EACCES") {
      throw new SetupProblem(
        `Port ${port} needs administrator rights. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`,
      );
    }
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
      throw new SetupProblem(`HOST is «${process.env.HOST}», which is no address of this machine.`);
    }
    throw error;
  });
  return port;
}
