// Prints as JSON what dependency-cruiser finds in the folder it is given: how many modules it saw, and the violations.
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

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
const { forbidden, options } = own("../../.dependency-cruiser.cjs");

process.chdir(folder);
const { output } = await cruise(
  sources,
  { ...options, baseDir: process.cwd(), ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
);
if (typeof output === "string") throw new Error(output);
const { totalCruised, violations } = output.summary;
process.stdout.write(
  JSON.stringify({ totalCruised, modules: output.modules.map((module) => module.source), violations }),
);
