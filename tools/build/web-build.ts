import { renameSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { explainSystemProblem } from "../../apps/server/src/platform/config/setup-problem.ts";
import { type Build, ensureBuild } from "./builds.ts";
import { dataFolder, root } from "../lib/paths.ts";
import { run } from "../lib/run.ts";

/** A build that ran out of room may say something else: it stumbles over a file that came out empty. */
const ROOM_BYTES = 64 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Why a build failed, from what it said and the room that the disk has left. */
export function buildFailure(output: string, free: number): Error {
  const known = free < ROOM_BYTES ? explainSystemProblem("no space left", root) : explainSystemProblem(output, root);
  return known ?? new Error(`The web application does not build:\n${output}`);
}

/** The pages: `client/` is what browsers fetch, `server/` writes their HTML. */
export const webBuild: Build = {
  name: "web application",
  sources: ["apps/web", "packages/contract", "package-lock.json", "tsconfig.base.json"],
  folder: join(dataFolder, "web"),
  async make(folder) {
    // Whoever builds, a test or a desk that develops: what is served is made for people.
    const env = { ...process.env, NODE_ENV: "production" };
    const { code, output } = await run("npm", ["run", "build", "--workspace", "apps/web"], { env, quiet: true });
    if (code !== 0) throw buildFailure(output, freeBytes(root));
    renameSync(join(root, "apps", "web", "dist"), folder);
  },
};

/** Builds the web application unless this state of its sources is built already. @returns the folder with `client/` and `server/` */
export const ensureWebBuild = (log: (line: string) => void): Promise<string> => ensureBuild(webBuild, log);
