import { randomBytes } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { explainSystemProblem } from "../../apps/server/src/platform/config/setup-problem.ts";
import { type Build, ensureBuild } from "./builds.ts";
import { root } from "../lib/paths.ts";

/** In the server's own folder: what it imports from packages is found as from its sources. */
const DIST = join(root, "apps", "server", "dist");

/** A file that reads others beside it finds them where its source is. */
const ownAddresses: Plugin = {
  name: "own-addresses",
  transform: {
    filter: { code: "import.meta." },
    handler: (code, id) =>
      code
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
  },
};

/** A file with any other character is kept with two bytes for each: they are written as what they stand for in JavaScript. */
const asciiOnly: Plugin = {
  name: "ascii-only",
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === "chunk")
        file.code = file.code.replaceAll(
          /[^\0-\x7F]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
    }
  },
};

const isPackage = (id: string): boolean => !id.startsWith(".") && !id.startsWith("#") && !isAbsolute(id);

/** Writes a file and all of ours that it imports as plain JavaScript that can be read, with the names of the sources, as `main.mjs`. */
async function bundle(input: string, folder: string): Promise<void> {
  const bundled = await rolldown({
    input: { main: input },
    platform: "node",
    external: (id) => isPackage(id) && !id.startsWith("@kerkis/"),
    plugins: [ownAddresses, asciiOnly],
  });
  await bundled.write({
    dir: folder,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    // What waits for the database keeps less meanwhile: a value used once is no variable any more.
    minify: {
      compress: { keepNames: { function: true, class: true } },
      mangle: false,
      codegen: { removeWhitespace: false },
    },
  });
  await bundled.close();
}

/**
 * A process that serves.
 * @param input its first file, as a path from the project's folder
 * @param states the folder of its states, below the server's `dist/`
 */
export const serverBuild = (input: string, states: string): Build => ({
  name: "server",
  sources: [
    dirname(input),
    "apps/server/src",
    "apps/server/package.json",
    "packages/contract",
    "tools/build",
    "tools/lib",
    "package-lock.json",
  ],
  folder: join(DIST, states),
  async make(folder) {
    const half = join(DIST, `half-${randomBytes(4).toString("hex")}`);
    try {
      await bundle(join(root, input), half);
      renameSync(half, folder);
    } catch (error) {
      throw explainSystemProblem(String(error), DIST) ?? error;
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  },
});

/** Builds a process that serves unless this state of its sources is built already. @returns the file to run */
export const ensureServerBuild = async (
  log: (line: string) => void,
  build: Build = serverBuild("tools/start/serve.ts", "start"),
): Promise<string> => join(await ensureBuild(build, log), "main.mjs");
