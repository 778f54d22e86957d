import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "../../apps/server/src/platform/config/setup-problem.ts";
import { readImporters } from "./imports.ts";
import { root } from "./paths.ts";
import { JOURNEY, reach } from "./reach.ts";
import { sourceFiles } from "./sources.ts";

/** What `npm test` was asked to run: parts of paths, or undefined for everything. */
export type TestSelection = { tests?: readonly string[]; journeys?: readonly string[]; said?: string };

function git(args: string[]): string[] {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}

/** Every file that differs from where `ref` and the present state parted, committed or not. */
function changedSince(ref: string): string[] {
  try {
    const [base = ref] = git(["merge-base", ref, "HEAD"]);
    return [
      ...git(["diff", "--name-only", "--no-renames", base]),
      ...git(["ls-files", "--others", "--exclude-standard"]),
    ];
  } catch {
    throw new SetupProblem(`Git knows no commit «${ref}» in ${root}. Name one: npm test -- --since main`);
  }
}

/** Journeys whose path in the project has one of the words. */
export const journeysNamed = (words: readonly string[]): string[] =>
  sourceFiles(JOURNEY).filter((file) => words.some((word) => file.includes(word)));

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Reads the arguments of `npm test`: words, `--since <ref>`, or nothing. */
export async function selectTests(args: readonly string[]): Promise<TestSelection> {
  const since = args.indexOf("--since");
  // Playwright compares words with whole paths: one that the checkout's folder has would mean every journey.
  if (since < 0 && args.length > 0) return { tests: args, journeys: journeysNamed(args) };
  if (since < 0) return {};
  const ref = args[since + 1];
  if (ref === undefined) throw new SetupProblem("--since needs a commit to compare with: npm test -- --since main");
  const changed = changedSince(ref);
  const project = {
    files: sourceFiles(/./),
    importers: readImporters(),
    read: (file: string) => readFileSync(join(root, file), "utf8"),
  };
  const { tests, journeys, because } = reach(changed, project);
  const files = `${counted(changed.length, "changed file")} since ${ref}`;
  if (because !== undefined) return { said: `${files}; everything runs, because of ${because}.` };
  const said = `${files} reach ${counted(tests.length, "test file")} and ${counted(journeys.length, "journey file")}.`;
  return { tests, journeys, said };
}
