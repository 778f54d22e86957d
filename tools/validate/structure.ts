/** Longest file that a reader can still hold. */
const MAX_LINES = 400;

const MODULES = new Set(
  (
    "identity organizations startups applications evaluations programmes investors events workflows messaging networking " +
    "content documents diligence premium homepages assistant admin activity notifications presence search analytics"
  ).split(" "),
);

/** What may stand in a module's folder (docs/architecture.md): the roles of each side. */
const SIDES: { folder: string; roles: string[]; others: string[]; inner: string[] }[] = [
  {
    folder: "packages/contract/src",
    roles: ["schema", "contract", "events", "happenings", "taxonomy", "texts", "policy"],
    others: ["core"],
    inner: [],
  },
  {
    folder: "apps/server/src/modules",
    roles: "tables routes service policy reads repo api events listeners jobs mails factory module".split(" "),
    others: [],
    inner: [],
  },
  {
    folder: "apps/web/src/features",
    roles: ["feature", "routes", "queries", "mutations", "public", "factory"],
    others: [],
    inner: ["messages", "pages", "components", "hooks"],
  },
];

const EXTENSION = /\.(tsx?|sql|json)$/;
const TEST = /\.test\.tsx?$/; // stands next to what it tests, whatever that is called

/** A file of more than 400 lines is several files. */
export function lengthProblem(file: string, text: string): string | undefined {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  return lines > MAX_LINES ? `${file} has ${lines} lines; split it, none has more than ${MAX_LINES}` : undefined;
}

/** In a module's folder every file is named <module or topic>.<role>, the role from the closed list. */
export function placeProblem(file: string): string | undefined {
  const side = SIDES.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!side) return undefined;
  const [module = "", ...rest] = file.slice(side.folder.length + 1).split("/");
  const composesModules = rest.length === 0 && file.startsWith("packages/contract/src/");
  if (composesModules || side.others.includes(module)) return undefined;
  if (!MODULES.has(module)) return `${file}: «${module}» is no module; the list stands in docs/architecture.md`;
  const [name = "", ...deeper] = rest;
  if (deeper.length > 0) {
    return side.inner.includes(name) ? undefined : `${file}: a module has no folder «${name}»`;
  }
  if (TEST.test(name)) return undefined;
  const [topic = "", role = "", ...more] = name.replace(EXTENSION, "").split(".");
  if (topic !== "" && more.length === 0 && side.roles.includes(role)) return undefined;
  return `${file}: «${name}» names no role; they are ${side.roles.join(", ")}`;
}
