import { expect, test } from "vitest";
import { statedAgain } from "./stated-once.ts";

test.each([
  ["apps/server/src/modules/identity/sign-in/links.service.ts", "const LATE_MS = 2 * 60 * 60 * 1000;"],
  ["apps/web/src/features/startups/model/age.ts", "const days = age / 86_400_000;"],
  ["apps/server/src/app/routes.ts", "const ID = /^[0-9a-f]{8}-/;"],
  [
    "apps/server/src/modules/startups/startups.reads.ts",
    "sql`(select p.first_name || ' ' || p.last_name from profiles p)`",
  ],
  ["apps/web/src/features/startups/model/kept.ts", 'localStorage.getItem("kerkis.startup")'],
  ["apps/web/src/features/startups/hooks/use-startup.ts", 'invalidateQueries({ queryKey: ["startups"] })'],
])("%s says again what is stated elsewhere", (file, text) => {
  expect(statedAgain(file, text)).toHaveLength(1);
  expect(statedAgain(file.replace(/\.ts$/, ".test.ts"), text)).toEqual([]);
});

test.each([
  ["packages/contract/src/core/limits.ts", "export const HOUR_MS = 60 * 60 * 1000;"],
  ["apps/web/src/features/startups/startups.queries.ts", 'queryOptions({ queryKey: ["startups", "facets"] })'],
  ["apps/server/src/modules/startups/startups.reads.ts", "select({ name: fullName })"],
])("%s is where it stands, or uses it", (file, text) => expect(statedAgain(file, text)).toEqual([]));
