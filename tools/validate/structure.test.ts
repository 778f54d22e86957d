import { expect, test } from "vitest";
import { lengthProblem, placeProblem } from "./structure.ts";

test("401 lines are one too many", () => {
  expect(lengthProblem("a.ts", "x\n".repeat(400))).toBeUndefined();
  expect(lengthProblem("a.ts", "x\n".repeat(401))).toContain("401 lines");
});

test.each([
  "apps/server/src/modules/startups/startups.service.ts",
  "apps/server/src/modules/startups/startups.service.test.ts",
  "apps/server/src/modules/startups/drafts.service.ts",
  "apps/web/src/features/startups/startups.routes.tsx",
  "apps/web/src/features/startups/pages/startup-page.tsx",
  "packages/contract/src/core/ids.ts",
  "apps/server/src/platform/db/db.ts",
])("%s has its place", (file) => expect(placeProblem(file)).toBeUndefined());

test.each([
  "apps/server/src/modules/startups/startups.utils.ts",
  "apps/server/src/modules/startups/helpers/slug.ts",
  "apps/server/src/modules/startups/startups.drafts.service.ts",
  "apps/server/src/modules/startups/.service.ts",
  "apps/server/src/modules/misc/misc.service.ts",
  "apps/web/src/features/startups/startups.service.ts",
  "packages/contract/src/startups/index.ts",
])("%s has none", (file) => expect(placeProblem(file)).toBeDefined());
