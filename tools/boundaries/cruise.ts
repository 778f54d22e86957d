// Prints as JSON what dependency-cruiser finds in the folder it is given: how many modules it saw, and the violations.
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

// dependency-cruiser reads sources with TypeScript's JavaScript interface, which TypeScript 7 does not have: under 7 it
// would see no module at all and pass. This workspace brings TypeScript 6 for it.
const own = createRequire(import.meta.url);
const typescript6 = new Map(
  ["typescript", "typescript/package.json"].map((name) => [name, pathToFileURL(own.resolve(name)).href]),
);
registerHooks({
  resolve(specifier, context, next) {
    const url = typescript6.get(specifier);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});

const [folder = ".", ...sources] = process.argv.slice(2);
const { cruise } = await import("dependency-cruiser");
const { forbidden, options }: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = own(
  "../../.dependency-cruiser.cjs",
);

process.chdir(folder);
const isAboutFolders = (rule: IForbiddenRuleType) => "scope" in rule && rule.scope === "folder";

/** Cruises with some of the rules; `exclude` leaves files out of the picture. */
async function pass(rules: IForbiddenRuleType[], exclude?: ICruiseOptions["exclude"]) {
  const { output } = await cruise(
    sources,
    { ...options, ...(exclude && { exclude }), baseDir: process.cwd(), ruleSet: { forbidden: rules }, validate: true },
    options.enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  return { modules: output.modules.map((module) => module.source), violations: output.summary.violations };
}

const files = await pass(forbidden.filter((rule) => !isAboutFolders(rule)));
// Modules are seen without what may look anywhere: tests, factories, and tables that reads may join (decision 3).
const folders = await pass(forbidden.filter(isAboutFolders), {
  path: "\\.(test|factory|tables)\\.ts$|^apps/server/(test|src/app)/",
});
process.stdout.write(
  JSON.stringify({ modules: files.modules, violations: [...files.violations, ...folders.violations] }),
);
