import { join } from "node:path";
import * as z from "zod";
import { root } from "../lib/paths.ts";
import { run } from "../lib/run.ts";

const report = z.object({
  modules: z.array(z.string()),
  violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
});

export type Violation = { rule: string; from: string; to: string };

/** Which of `files` (relative to `folder`) break a rule of .dependency-cruiser.cjs, and which the checker did not see. */
export async function checkBoundaries(
  folder: string,
  files: string[],
): Promise<{ violations: Violation[]; unseen: string[] }> {
  const sources = [...new Set(files.map((file) => file.split("/")[0] ?? file))];
  const { code, output } = await run(
    process.execPath,
    [join(root, "tools", "boundaries", "cruise.ts"), folder, ...sources],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(`The boundary check could not run:\n${output}`);
  const { modules, violations } = report.parse(JSON.parse(output));
  const seen = new Set(modules);
  return {
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unseen: files.filter((file) => !seen.has(file)),
  };
}
