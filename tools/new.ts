// npm run new -- module events --el Εκδηλώσεις --en Events: lays a module out on all sides (docs/adding-a-module.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./lib/lifetime.ts";
import { program, root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";
import { layOut } from "./new/module.ts";

const USAGE = "npm run new -- module events --el Εκδηλώσεις --en Events [--one event]";

async function done(file: string, args: string[], cwd = root): Promise<void> {
  const { code, output } = await run(file, args, { cwd, quiet: true });
  if (code !== 0) throw new Error(output);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { el: { type: "string" }, en: { type: "string" }, one: { type: "string" } },
  });
  const [kind, many = "", ...more] = positionals;
  if (kind !== "module" || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const { el = "", en = "", one = many.replace(/ies$/, "y").replace(/s$/, "") } = values;
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  let layout;
  try {
    layout = layOut({ many, one, el, en }, read, (path) => existsSync(join(root, path)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 1;
  }
  for (const [path, text] of [...layout.files, ...layout.changed]) write(path, text);
  await done(program("oxfmt"), [...layout.files.keys()]);
  await done(program("drizzle-kit"), ["generate", "--name", many], join(root, "apps", "server"));
  await done("npm", ["run", "--silent", "messages", "--workspace", "apps/web"]);
  console.log([...layout.files.keys(), ...layout.changed.keys()].join("\n"));
  for (const [path, text] of layout.kept) console.log(`\n${path} stands already. Take over into it from:\n\n${text}`);
  return 0;
});
