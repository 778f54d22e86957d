import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const FIRST = 20_000;
const SPAN = 10_000;

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** The port remembered for this data folder, else one derived from its path, so that two checkouts differ. */
export function preferredPort(dataDir: string): number {
  const file = join(dataDir, "port");
  const remembered = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (Number.isInteger(remembered) && remembered > 1023 && remembered < 65_536) return remembered;
  return FIRST + (createHash("sha256").update(dataDir).digest().readUInt32BE() % SPAN);
}

/** Free ports on 127.0.0.1, the preferred one first. */
export async function* freePorts(preferred: number): AsyncGenerator<number> {
  for (let tried = 0; tried < 200; tried++) {
    const port = tried === 0 ? preferred : FIRST + ((preferred - FIRST + tried * 37 + SPAN) % SPAN);
    if (await isFree(port)) yield port;
  }
}
