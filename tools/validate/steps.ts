import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBoundaries } from "../boundaries/boundaries.ts";
import { program, root } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { sourceFiles } from "../lib/sources.ts";
import { messageProblems } from "../messages/check.ts";
import { lengthProblem, placeProblem } from "./structure.ts";

/** One check of the gate. `check` returns what is wrong, or an empty text. */
export type Step = { name: string; check: () => Promise<string> };

async function ran(file: string, args: string[]): Promise<string> {
  const { code, output } = await run(file, args, { quiet: true });
  return code === 0 ? "" : output || `${file} ended with ${code}`;
}

async function types(): Promise<string> {
  const projects = ["packages/contract", "apps/server", "apps/web", "apps/web/src/app/service-worker", "tools"];
  const found = [];
  for (const project of projects)
    found.push(await ran(program("tsc"), ["--noEmit", "--pretty", "false", "-p", project]));
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
  const long = files.map((file) => lengthProblem(file, readFileSync(join(root, file), "utf8")));
  return [...long, ...sourceFiles(/./).map(placeProblem)].filter((problem) => problem !== undefined).join("\n");
}

async function texts(): Promise<string> {
  return messageProblems().join("\n");
}

/** The checks, quick ones first. */
export const steps: Step[] = [
  { name: "format", check: () => ran(program("oxfmt"), ["--check"]) },
  { name: "structure", check: structure },
  { name: "messages", check: texts },
  { name: "compile messages", check: () => ran("npm", ["run", "--silent", "messages", "--workspace", "apps/web"]) },
  { name: "types", check: types },
  { name: "lint", check: () => ran(program("oxlint"), []) },
  { name: "boundaries", check: boundaries },
  { name: "dead code", check: () => ran(program("knip"), ["--no-progress", "--no-config-hints"]) },
];
