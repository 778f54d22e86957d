// What `npm run new -- module` lays out compiles: its templates follow the kits that they use.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { program, root } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { layOut } from "./module.ts";

const NAMES = { many: "gadgets", one: "gadget", el: "Συσκευές", en: "Gadgets" };
const COPIED = ["tsconfig.base.json", "packages/contract", "apps/server", "apps/web"];
/** Where each side begins: the module with its tests, and what puts modules together. */
const SIDES = {
  server: ["src/modules/gadgets", "src/app/module-list.ts", "test/global-setup.ts"],
  web: ["src/features/gadgets", "src/app/feature-list.ts", "src/app/router.tsx", "src/**/*.d.ts"],
};

let copy: string;
const inCopy = (path: string): string => join(copy, path);

function write(path: string, text: string): void {
  mkdirSync(dirname(inCopy(path)), { recursive: true });
  writeFileSync(inCopy(path), text);
}

/** The module's messages as the compiler types them, beside those that are compiled already. */
function addMessages(): void {
  const messages = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(inCopy("apps/web/src/features/gadgets/messages/en.json"), "utf8")));
  const functions = Object.entries(messages).map(([key, text]) => {
    const holes = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: NonNullable<unknown>`);
    const inputs = holes.length > 0 ? `inputs: { ${holes.join(", ")} }` : "inputs?: {}";
    return `export const ${key} = /** @type {(${inputs}) => string} */ (() => "");`;
  });
  write("apps/web/.gadgets/gadgets.js", functions.join("\n"));
  write(
    "apps/web/.gadgets/all.js",
    'export * from "../.paraglide/messages/_index.js";\nexport * from "./gadgets.js";\n',
  );
  write("apps/web/.gadgets/messages.js", 'export * as m from "./all.js";\n');
  const family = ["../.paraglide/families/api_module.js", "./gadgets.js"].map((path) => `export * from "${path}";\n`);
  write("apps/web/.gadgets/api_module.js", family.join(""));
  const manifest = readFileSync(inCopy("apps/web/package.json"), "utf8");
  const imports = manifest
    .replace("./.paraglide/messages.js", "./.gadgets/messages.js")
    .replace('"#paraglide/*"', '"#paraglide/families/api_module.js": "./.gadgets/api_module.js",\n    "#paraglide/*"');
  write("apps/web/package.json", imports);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "kerkis-new-"));
  const isSource = (path: string) => !/node_modules|\.paraglide|\/dist$|\/public$/.test(path);
  for (const path of COPIED) cpSync(join(root, path), inCopy(path), { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), inCopy("node_modules"));
  symlinkSync(join(root, "apps/web/.paraglide"), inCopy("apps/web/.paraglide"));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const { files, changed } = layOut(NAMES, read, (path) => existsSync(join(root, path)));
  for (const [path, text] of [...files, ...changed]) write(path, text);
  for (const [side, include] of Object.entries(SIDES)) {
    // Its own contract, not the checkout's.
    mkdirSync(inCopy(`apps/${side}/node_modules/@kerkis`), { recursive: true });
    symlinkSync(inCopy("packages/contract"), inCopy(`apps/${side}/node_modules/@kerkis/contract`));
    // What a side has in another version than the others lies in its own folder.
    const own = join(root, `apps/${side}/node_modules`);
    for (const name of existsSync(own) ? readdirSync(own) : [])
      if (name !== "@kerkis" && !name.startsWith("."))
        symlinkSync(join(own, name), inCopy(`apps/${side}/node_modules/${name}`));
    write(`apps/${side}/tsconfig.gadgets.json`, JSON.stringify({ extends: "./tsconfig.json", include }));
  }
  addMessages();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Wrong in one place only: what is checked is seen, and nothing else is wrong. */
const WRONG = 'import { layOut } from "./gadgets.nowhere.ts";\n\nexport const wrong: number = layOut;\n';

test.each(["server", "web"] as const)("the %s side of a new module compiles", { timeout: 300_000 }, async (side) => {
  const folder = side === "server" ? "apps/server/src/modules" : "apps/web/src/features";
  write(`${folder}/gadgets/wrong.ts`, WRONG);
  const project = inCopy(`apps/${side}/tsconfig.gadgets.json`);
  // Each of several checkers looks at what they share anew, and collecting its garbage costs the compiler a third.
  const args = ["--pretty", "false", "--checkers", "1", "-p", project];
  const { output } = await run(program("tsc"), args, { quiet: true, env: { ...process.env, GOGC: "400" } });
  const lines = output.trim().split("\n");
  expect(lines).toEqual([expect.stringContaining("gadgets/wrong.ts(1,24): error TS2307")]);
});
