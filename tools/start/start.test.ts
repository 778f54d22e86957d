// npm start from its first file on: builds what is out of date, serves, and ends with everything it began.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../apps/server/test/database.ts";
import { root } from "../lib/paths.ts";
import { freePort } from "../lib/port.ts";

test("serves pages and the API once it says that it is ready, and a signal ends all of it", async () => {
  const { ownerUrl } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "kerkis-start-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const port = await freePort();
  const start = spawn(process.execPath, [join(root, "tools/boot.mjs"), "start"], {
    env: { ...process.env, DATABASE_URL: ownerUrl, PORT: String(port), KERKIS_DATA_DIR: dataDir, DEMO: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void start.kill("SIGKILL"));
  const ended = once(start, "exit");
  const url = `http://localhost:${port}`;
  let said = "";
  start.stdout.on("data", (text: Buffer) => {
    said += text.toString();
  });
  await expect.poll(() => said).toContain(`Kerkis is ready: ${url}`);
  expect(said).toContain("The first super admin is set up here, once: ");
  const page = await fetch(url);
  expect(await page.text()).toMatch(/<html lang="el"/);
  expect((await fetch(`${url}/api/startups`)).status).toBe(200);
  start.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
