import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAMILIES } from "../../apps/web/tools/message-families.ts";
import { messageFolders } from "../../apps/web/tools/message-project.ts";
import { repeatedKeys } from "../../apps/web/tools/repeated-keys.ts";
import { root } from "../lib/paths.ts";
import { sourceFiles } from "../lib/sources.ts";
import { parityProblems, parseCatalogue, unusedKeys, writingProblems } from "./messages.ts";

const web = join(root, "apps", "web");

function folderProblems(folder: string): { problems: string[]; keys: string[] } {
  const files = ["el", "en"].map((language) => join(root, folder, `${language}.json`));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) return { problems: missing.map((file) => `${file} is missing`), keys: [] };
  const [el = {}, en = {}] = files.map((file) => parseCatalogue(readFileSync(file, "utf8")));
  const problems = [...parityProblems(el, en), ...writingProblems("el", el), ...writingProblems("en", en)];
  // A module's texts begin with its name; those of a topic in it, in a folder of their own, may begin with the topic's,
  // and those of a code of the module with the family's.
  const owners = /features\/([^/]+)\/messages(?:\/([^/]+))?$/.exec(folder)?.slice(1).filter(Boolean) ?? [];
  for (const key of Object.keys(el)) {
    const beginnings = [...owners.map((owner) => `${owner.replaceAll("-", "_")}_`), ...FAMILIES];
    if (owners.length > 0 && !beginnings.some((beginning) => key.startsWith(beginning)))
      problems.push(`${key}: does not begin with ${owners.join("_ or ")}_`);
  }
  return { problems: problems.map((problem) => `${folder}: ${problem}`), keys: Object.keys(el) };
}

/** Everything that is wrong with the interface's texts, one line each. */
export function messageProblems(): string[] {
  const folders = new Set([
    ...messageFolders(web).map((folder) => `apps/web/${folder}`),
    ...sourceFiles(/^apps\/web\/src\/.*\/messages\/en\.json$/).map((file) => file.replace(/\/\w+\.json$/, "")),
  ]);
  const checked = [...folders].map(folderProblems);
  const keys = checked.flatMap((folder) => folder.keys);
  const sources = sourceFiles(/^apps\/web\/src\/.*\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  return [
    ...checked.flatMap((folder) => folder.problems),
    ...repeatedKeys(web),
    ...unusedKeys(keys, sources).map((key) => `${key}: no source uses it`),
  ];
}
