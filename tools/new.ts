// npm run new -- module events --el Εκδηλώσεις --en Events: lays a module out on all sides (docs/adding-a-module.md).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./lib/lifetime.ts";
import { program, root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";
import { layOut } from "./new/module.ts";

const MIGRATIONS = "apps/server/db/migrations";
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
  const before = new Set(readdirSync(join(root, MIGRATIONS)));
  for (const [path, text] of [...layout.files, ...layout.changed]) write(path, text);
  await done(program("oxfmt"), [...layout.files.keys()]);
  await done(program("drizzle-kit"), ["generate", "--name", many], join(root, "apps", "server"));
  await done("npm", ["run", "--silent", "messages", "--workspace", "apps/web"]);
  const migrations = readdirSync(join(root, MIGRATIONS)).filter((name) => !before.has(name));
  console.log(
    [...layout.files.keys(), ...layout.changed.keys(), ...migrations.map((name) => `${MIGRATIONS}/${name}`)].join("\n"),
  );
  for (const [path, text] of layout.kept) console.log(`\n${path} stands already. Take over into it from:\n\n${text}`);
  console.log(`\nNow: npm test -- ${many}. What comes then: docs/adding-a-module.md.`);
  return 0;
});
