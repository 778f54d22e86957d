import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageFolders, repeatedKeys } from "../../apps/web/tools/repeated-keys.ts";
import { root } from "../lib/paths.ts";
import { sourceFiles } from "../lib/sources.ts";
import { parityProblems, parseCatalogue, unusedKeys, writingProblems } from "./messages.ts";

const web = join(root, "apps", "web");

function folderProblems(folder: string, listed: string[]): { problems: string[]; keys: string[] } {
  const files = ["el", "en"].map((language) => join(root, folder, `${language}.json`));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) return { problems: missing.map((file) => `${file} is missing`), keys: [] };
  const [el = {}, en = {}] = files.map((file) => parseCatalogue(readFileSync(file, "utf8")));
  const problems = [...parityProblems(el, en), ...writingProblems("el", el), ...writingProblems("en", en)];
  if (!listed.includes(folder)) problems.push(`project.inlang/settings.json does not list it, so it is not compiled`);
  // A module's texts begin with its name; those of a topic in it, in a folder of their own, may begin with the topic's.
  const owners = /features\/([^/]+)\/messages(?:\/([^/]+))?$/.exec(folder)?.slice(1).filter(Boolean) ?? [];
  for (const key of Object.keys(el)) {
    if (owners.length > 0 && !owners.some((owner) => key.startsWith(`${owner.replaceAll("-", "_")}_`)))
      problems.push(`${key}: does not begin with ${owners.join("_ or ")}_`);
  }
  return { problems: problems.map((problem) => `${folder}: ${problem}`), keys: Object.keys(el) };
}

/** Everything that is wrong with the interface's texts, one line each. */
export function messageProblems(): string[] {
  const listed = messageFolders(web).map((folder) => `apps/web/${folder}`);
  const folders = new Set([
    ...listed,
    ...sourceFiles(/^apps\/web\/src\/.*\/messages\/(el|en)\.json$/).map((file) => file.replace(/\/\w+\.json$/, "")),
  ]);
  const checked = [...folders].map((folder) => folderProblems(folder, listed));
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
