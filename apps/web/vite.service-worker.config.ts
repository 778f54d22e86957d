import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { precachedFiles } from "./tools/precached-files.ts";

const client = join(import.meta.dirname, "dist/client");

/** Tells the worker the client's files by name; the client must be built before. */
const precache = (): Plugin => ({
  name: "precache",
  config() {
    const { entry, files } = precachedFiles(JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")));
    const list = files.map((file) => ({ url: `/${file}`, revision: null }));
    const build = createHash("sha256").update(JSON.stringify(list)).digest("hex").slice(0, 12);
    return {
      define: {
        __PRECACHE__: JSON.stringify(list),
        __ENTRY__: JSON.stringify(`/${entry}`),
        __BUILD__: JSON.stringify(build),
        "process.env.NODE_ENV": JSON.stringify("production"),
      },
    };
  },
});

/** Builds /sw.js beside the client. */
export default defineConfig({
  plugins: [precache()],
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "baseline-widely-available",
    rolldownOptions: {
      input: "src/app/service-worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
