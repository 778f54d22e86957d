import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { partOf } from "./chart-words.ts";
import { APPLICATION_TONES, EVALUATION_TONES } from "#shared/ui/marks/status-tones.ts";
import { ROLE_TONES, roleColor, statusColor } from "#shared/ui/marks/tone.ts";

const source = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(source, path), "utf8") }));

it("no other file has a map of status colours", () => {
  const maps = filesOf("**/*.{ts,tsx}").filter(({ text }) => /:\s*Record<[^=]*\bStatusTone>/.test(text));
  expect(maps.map(({ path }) => path)).toEqual(["shared/ui/marks/status-tones.ts"]);
});

it("a chart has the colours of the badges", () => {
  const phases = ["pending", "under_review", "changes_requested", "approved", "rejected"] as const;
  for (const phase of phases) {
    expect(partOf("application_states", phase).color).toBe(statusColor(APPLICATION_TONES[phase]));
  }
  expect(new Set(phases.map((phase) => APPLICATION_TONES[phase])).size).toBe(phases.length);
  for (const status of ["assigned", "in_progress", "submitted", "overdue"] as const) {
    expect(partOf("my_evaluation_states", status).color).toBe(statusColor(EVALUATION_TONES[status]));
  }
});

it("roles in an organization have no role's colour", () => {
  const files = filesOf("**/{organization-role-badge.tsx,overview-names.ts}");
  expect(files).toHaveLength(2);
  for (const { text } of files) {
    for (const tone of ROLE_TONES) {
      expect(text).not.toContain(roleColor(tone));
      expect(text).not.toMatch(new RegExp(`(bg|text)-${tone}`));
    }
  }
});
