import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^import .*;?$/gm;

/** What the messages share; `../` leads from their folder. */
const SHARED = `import { getLocale, experimentalStaticLocale } from "../runtime.js";
import * as registry from "../registry.js";
`;

/**
 * Serves all compiled messages as one module. Without a build each is a file of its own, and every component test would
 * ask for thousands.
 */
export const joinedMessages = (): Plugin => ({
  name: "kerkis:joined-messages",
  enforce: "pre",
  load: {
    filter: { id: /\/\.paraglide\/messages\/_index\.js$/ },
    handler: async (id) => {
      const folder = dirname(id);
      const names = (await readdir(folder)).filter((name) => name.endsWith(".js") && name !== "_index.js");
      const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
      return { code: SHARED + files.map((file) => file.replace(IMPORT, "")).join("\n"), map: null };
    },
  },
});
