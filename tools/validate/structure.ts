import { basename, dirname } from "node:path";

/** Longest file that a reader can still hold. */
const MAX_LINES = 400;

/** Most files of one folder that a reader still takes in; tests stand beside what they test and are not counted. */
const MAX_FILES = 15;

export const MODULES = new Set(
  (
    "identity organizations startups applications evaluations programmes investors events workflows messaging networking " +
    "content documents diligence premium homepages ecosystem assistant admin activity notifications presence search analytics " +
    "dashboard settings judging imports forms mentorship"
  ).split(" "),
);

/** What may stand in a module's folder (docs/architecture.md): the roles of each side. */
const SIDES: { folder: string; roles: string[]; others: string[]; inner: string[] }[] = [
  {
    folder: "packages/contract/src",
    roles: ["schema", "contract", "codes", "events", "happenings", "taxonomy", "texts", "form", "policy", "columns"],
    others: ["core"],
    inner: [],
  },
  {
    folder: "apps/server/src/modules",
    roles: "tables routes service policy reads repo api events listeners jobs mails worker factory module".split(" "),
    others: [],
    inner: [],
  },
  {
    folder: "apps/web/src/features",
    roles: ["feature", "routes", "queries", "mutations", "public", "factory"],
    others: [],
    inner: ["messages", "pages", "components", "hooks", "model"],
  },
];

const EXTENSION = /\.(tsx?|sql|json)$/;
const TEST = /\.test\.tsx?$/; // stands next to what it tests, whatever that is called

/** A file of more than 400 lines is several files. */
export function lengthProblem(file: string, text: string): string | undefined {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  return lines > MAX_LINES ? `${file} has ${lines} lines; split it, none has more than ${MAX_LINES}` : undefined;
}

/** In pages, components, hooks, model and messages one level of topics; what stands in hooks is a hook. */
function innerProblem(file: string, place: string, within: string[]): string | undefined {
  if (within.length > 2) return `${file}: topics of a module have no folders in them`;
  const isHook = place !== "hooks" || basename(file).startsWith("use-") || !/\.tsx?$/.test(file);
  return isHook ? undefined : `${file}: hooks/ holds hooks, named use-…; what is none stands in model/`;
}

/** In a module's folder every file is named <module or topic>.<role>, the role from the closed list. */
export function placeProblem(file: string): string | undefined {
  const side = SIDES.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!side) return undefined;
  const [module = "", ...rest] = file.slice(side.folder.length + 1).split("/");
  const composesModules = rest.length === 0 && file.startsWith("packages/contract/src/");
  if (composesModules || side.others.includes(module)) return undefined;
  if (!MODULES.has(module))
    return `${file}: «${module}» is no module; its name is added to MODULES in tools/validate/structure.ts`;
  const [place = "", ...within] = rest;
  if (within.length > 0 && side.inner.includes(place)) return innerProblem(file, place, within);
  if (rest.length > 2) return `${file}: topics of a module have no folders in them`;
  const name = basename(file);
  if (TEST.test(name)) return undefined;
  const [topic = "", role = "", ...more] = name.replace(EXTENSION, "").split(".");
  if (topic !== "" && more.length === 0 && side.roles.includes(role)) return undefined;
  return `${file}: «${name}» names no role; they are ${side.roles.join(", ")}`;
}

/** No folder is longer than a reader takes in: more than fifteen files are topics. */
export function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file));
  const folders = Object.entries(Object.groupBy(sources, (file) => dirname(file)));
  return folders.flatMap(([folder, { length } = []]) =>
    length !== undefined && length > MAX_FILES
      ? [`${folder} has ${length} files; sort them into topics, none has more than ${MAX_FILES}`]
      : [],
  );
}

/** Two files of one name in a module are taken for each other. */
export function namesakes(files: readonly string[]): string[] {
  const own = files.filter((file) => SIDES.some(({ folder }) => file.startsWith(`${folder}/`)) && !TEST.test(file));
  const named = Object.groupBy(own, (file) => {
    const side = SIDES.find(({ folder }) => file.startsWith(`${folder}/`))?.folder ?? "";
    const [module = ""] = file.slice(side.length + 1).split("/");
    return `${side}/${module}: ${basename(file).replace(/\.[^.]+$/, "")}`;
  });
  return Object.values(named).flatMap((same = []) =>
    same.length > 1 ? [`one name for two files: ${same.join(", ")}`] : [],
  );
}
