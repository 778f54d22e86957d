import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBoundaries } from "../boundaries/boundaries.ts";
import { dataFolder, program, root } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { sourceFiles } from "../lib/sources.ts";
import { messageProblems } from "../messages/check.ts";
import type { Step } from "./schedule.ts";
import { statedAgain } from "./stated-once.ts";
import { crowdedFolders, lengthProblem, namesakes, placeProblem } from "./structure.ts";
import { wholePageHas } from "./whole-page-has.ts";

const PROJECTS = ["packages/contract", "apps/server", "apps/web", "apps/web/src/app/service-worker", "tools"];

async function ran(file: string, args: string[]): Promise<string> {
  const { code, output } = await run(file, args, { quiet: true });
  return code === 0 ? "" : output || `${file} ended with ${code}`;
}

/** What the compiler remembers of a project makes the next check of it a short one. */
async function types(): Promise<string> {
  const found = await Promise.all(
    PROJECTS.map((project) => {
      const memory = join(dataFolder, "types", `${project.replaceAll("/", "-")}.tsbuildinfo`);
      const remember = ["--incremental", "--tsBuildInfoFile", memory];
      // Each of several checkers looks at what they share anew; the projects are side by side as it is.
      return ran(program("tsc"), ["--noEmit", "--pretty", "false", "--checkers", "1", ...remember, "-p", project]);
    }),
  );
  return found.filter(Boolean).join("\n");
}

async function boundaries(): Promise<string> {
  const files = sourceFiles(/(?<!\.d)\.(tsx?|mjs)$/);
  const { violations, unseen } = await checkBoundaries(root, files);
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
    ...unseen.map((file) => `not seen by the checker: ${file}`),
  ].join("\n");
}

async function structure(): Promise<string> {
  const files = sourceFiles(/\.(tsx?|mjs|css)$/);
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const long = texts.map(({ file, text }) => lengthProblem(file, text));
  const misplaced = [...long, ...sourceFiles(/./).map(placeProblem)].filter((problem) => problem !== undefined);
  const again = texts.flatMap(({ file, text }) => statedAgain(file, text));
  const costly = texts.flatMap(({ file, text }) => wholePageHas(file, text));
  return [...misplaced, ...crowdedFolders(files), ...namesakes(files), ...again, ...costly].join("\n");
}

async function texts(): Promise<string> {
  return messageProblems().join("\n");
}

/** What reads messages as code needs them compiled. */
const COMPILE = "compile messages";

/** The checks; the long ones first, so that the short ones fill the gaps. */
export const steps: Step[] = [
  { name: COMPILE, check: () => ran("npm", ["run", "--silent", "messages", "--workspace", "apps/web"]) },
  { name: "format", check: () => ran(program("oxfmt"), ["--check"]) },
  { name: "structure", check: structure },
  { name: "messages", check: texts },
  { name: "lint", check: () => ran(program("oxlint"), []), after: [COMPILE] },
  { name: "types", check: types, after: [COMPILE] },
  { name: "boundaries", check: boundaries, after: [COMPILE] },
  { name: "dead code", check: () => ran(program("knip"), ["--no-progress", "--no-config-hints"]), after: [COMPILE] },
];
