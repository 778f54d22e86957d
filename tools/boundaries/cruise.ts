// Prints as JSON what dependency-cruiser finds in the folder it is given: how many modules it saw, and the violations.
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";
import { circles, type Import } from "./circles.ts";

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

const rules = forbidden.filter((rule) => !isAboutFolders(rule));
const { output } = await cruise(
  sources,
  { ...options, baseDir: process.cwd(), ruleSet: { forbidden: rules }, validate: true },
  options.enhancedResolveOptions,
);
if (typeof output === "string") throw new Error(output);
const imports = output.modules
  // Folders are seen without what may look anywhere: tests, factories, and tables that reads may join (decision 3).
  .filter(({ source }) => !/\.(test|factory|tables)\.tsx?$/.test(source))
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }): Import => [source, resolved]))
  .filter(([, to]) => !to.endsWith(".tables.ts"));
// dependency-cruiser's own rules about folders take a folder in a module for another module.
const aboutFolders = forbidden
  .filter(isAboutFolders)
  .flatMap((rule) =>
    circles(imports, new RegExp(String(rule.from.path))).map(([from, to]) => ({ from, to, rule: { name: rule.name } })),
  );
process.stdout.write(
  JSON.stringify({
    modules: output.modules.map(({ source }) => source),
    violations: [...output.summary.violations, ...aboutFolders],
  }),
);
