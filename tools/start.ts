// npm start: the whole product on one machine, with nothing set up beforehand. Builds what is out of date and says what is to
// be run then; that is a process of its own, which carries nothing that only building needs.
import { runCommand } from "./lib/lifetime.ts";
import { wantedPort } from "./lib/port.ts";
import { ensureServerBuild } from "./build/server-build.ts";
import { ensureWebBuild } from "./build/web-build.ts";

const log = (line: string): void => console.log(line);

await runCommand(async () => {
  await wantedPort();
  const webDist = await ensureWebBuild(log);
  process.send?.({ run: [await ensureServerBuild(log), webDist] });
  return 0;
});
