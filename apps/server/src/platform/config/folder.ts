import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { explainSystemProblem, SetupProblem } from "./setup-problem.ts";

/** The folders that `path` lacks, outermost first, and what is there above them. */
function missingFolders(path: string): { above: string; missing: string[] } {
  const missing: string[] = [];
  let above = resolve(path);
  for (; !existsSync(above) && above !== dirname(above); above = dirname(above)) missing.unshift(above);
  return { above, missing };
}

function makeUnlessThere(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Two starts beside each other may both make it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Makes the folder `path` with those above it, unless they are there, and tries whether it takes files.
 * One by one: asked for all at once, Node never comes back from below a folder like /proc that takes none.
 * @throws SetupProblem in one line when that is impossible
 */
export function makeFolder(path: string): void {
  const { above, missing } = missingFolders(path);
  if (!statSync(above).isDirectory()) {
    throw new SetupProblem(`${path} cannot be a folder: ${above} is a file. Choose another one.`);
  }
  try {
    missing.forEach(makeUnlessThere);
    rmdirSync(mkdtempSync(join(path, ".trial-")));
  } catch (error) {
    throw (
      explainSystemProblem(error, path) ??
      new SetupProblem(`${path} cannot hold data: ${above} takes no files. Choose another folder.`)
    );
  }
}
