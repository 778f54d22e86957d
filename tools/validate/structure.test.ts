import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { crowdedFolders, lengthProblem, namesakes, placeProblem } from "./structure.ts";

test("401 lines are one too many", () => {
  expect(lengthProblem("a.ts", "x\n".repeat(400))).toBeUndefined();
  expect(lengthProblem("a.ts", "x\n".repeat(401))).toContain("401 lines");
});

test.each([
  "apps/server/src/modules/startups/startups.service.ts",
  "apps/server/src/modules/startups/startups.service.test.ts",
  "apps/server/src/modules/startups/drafts.service.ts",
  "apps/server/src/modules/identity/security/passkeys.service.ts",
  "apps/server/src/modules/identity/security/passkeys.test.ts",
  "packages/contract/src/admin/people/people.schema.ts",
  "apps/web/src/features/startups/startups.routes.tsx",
  "apps/web/src/features/identity/account/account.queries.ts",
  "apps/web/src/features/startups/components/list/startup-card.tsx",
  "apps/web/src/features/startups/hooks/use-startup-filters.ts",
  "apps/web/src/features/startups/model/startup-search.ts",
  "apps/web/src/features/startups/pages/startup-page.tsx",
  "packages/contract/src/core/ids.ts",
  "apps/server/src/platform/db/db.ts",
])("%s has its place", (file) => expect(placeProblem(file)).toBeUndefined());

test("who made a folder of an unknown name is told where names stand", () => {
  const list = import.meta.filename.replace(".test.ts", ".ts");
  const problem = placeProblem("apps/server/src/modules/tickets/tickets.service.ts") ?? "";
  const [, name = "", file = ""] = /added to (\w+) in (\S+)$/.exec(problem) ?? [];
  expect(list.endsWith(file) && readFileSync(list, "utf8")).toContain(`const ${name} = new Set(`);
});

test.each([
  "apps/server/src/modules/startups/startups.utils.ts",
  "apps/server/src/modules/startups/helpers/slug.ts",
  "apps/server/src/modules/startups/startups.drafts.service.ts",
  "apps/server/src/modules/startups/.service.ts",
  "apps/server/src/modules/misc/misc.service.ts",
  "apps/web/src/features/startups/startups.service.ts",
  "packages/contract/src/startups/index.ts",
  "apps/server/src/modules/identity/security/passkeys/passkeys.service.ts",
  "apps/web/src/features/startups/components/list/cards/startup-card.tsx",
  "apps/web/src/features/startups/hooks/startup-search.ts",
  "apps/web/src/features/startups/lib/slug.ts",
])("%s has none", (file) => expect(placeProblem(file)).toBeDefined());

test("a folder of sixteen files is too long; tests are not counted, nor what stands deeper", () => {
  const files = Array.from({ length: 15 }, (_, index) => `apps/web/src/shared/ui/a${index}.tsx`);
  const beside = ["apps/web/src/shared/ui/a1.test.tsx", "apps/web/src/shared/ui/charts/bar.tsx", "e2e/a.spec.ts"];
  expect(crowdedFolders([...files, ...beside])).toEqual([]);
  expect(crowdedFolders([...files, ...beside, "apps/web/src/shared/ui/late.tsx"])).toEqual([
    "apps/web/src/shared/ui has 16 files; sort them into topics, none has more than 15",
  ]);
});

test("two files of one name in one module are found, whatever their folders and endings", () => {
  const [logic, drawing] = [
    "apps/web/src/features/admin/model/attention.ts",
    "apps/web/src/features/admin/components/organization/attention.tsx",
  ];
  expect(namesakes([logic, drawing])).toEqual([`one name for two files: ${logic}, ${drawing}`]);
  const lawful = [
    logic,
    "apps/web/src/features/admin/model/attention.test.ts",
    "apps/web/src/features/startups/components/attention.tsx",
    "apps/server/src/modules/admin/people/people.reads.ts",
    "apps/server/src/modules/admin/people/people.routes.ts",
  ];
  expect(namesakes(lawful)).toEqual([]);
});
