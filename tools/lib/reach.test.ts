import { expect, test } from "vitest";
import { readImporters, reachedFrom } from "./imports.ts";
import { reach, type Project } from "./reach.ts";
import { sourceFiles } from "./sources.ts";

const texts: Record<string, string> = {
  "e2e/main-job.spec.ts": 't("applications_send")',
  "e2e/offline.spec.ts": 't("startups_title")',
  "e2e/invitations.spec.ts": 't("organizations_invite")',
};
const SERVER = "apps/server/src/modules";
const project: Project = {
  files: [
    "packages/contract/src/startups/startups.schema.ts",
    "packages/contract/src/core/ids.ts",
    `${SERVER}/startups/startups.service.ts`,
    `${SERVER}/startups/startups.test.ts`,
    `${SERVER}/organizations/organizations.service.ts`,
    `${SERVER}/organizations/organizations.test.ts`,
    "apps/server/test/sweeps/texts-sweep.test.ts",
    "apps/web/src/features/startups/startup-card.test.tsx",
    ...Object.keys(texts),
  ],
  importers: new Map([
    ["packages/contract/src/startups/startups.schema.ts", new Set([`${SERVER}/startups/startups.service.ts`])],
    [`${SERVER}/startups/startups.service.ts`, new Set([`${SERVER}/startups/startups.test.ts`])],
    [`${SERVER}/organizations/organizations.service.ts`, new Set([`${SERVER}/organizations/organizations.test.ts`])],
  ]),
  read: (file) => texts[file] ?? "",
};

test("a module's file reaches the tests that import it, however far, the sweeps, and the journeys that name the module", () => {
  expect(reach(["packages/contract/src/startups/startups.schema.ts"], project)).toEqual({
    tests: [`${SERVER}/startups/startups.test.ts`, "apps/server/test/sweeps/texts-sweep.test.ts"],
    journeys: ["e2e/main-job.spec.ts", "e2e/offline.spec.ts"],
  });
  const { tests, journeys } = reach([`${SERVER}/organizations/organizations.service.ts`], project);
  expect(tests).toEqual([
    `${SERVER}/organizations/organizations.test.ts`,
    "apps/server/test/sweeps/texts-sweep.test.ts",
  ]);
  expect(journeys).toEqual(["e2e/main-job.spec.ts", "e2e/invitations.spec.ts"]);
});

test("a test reaches itself, and no journey; words reach nothing", () => {
  const own = `${SERVER}/startups/startups.test.ts`;
  expect(reach([own], project).tests).toContain(own);
  expect(reach([own, "docs/architecture.md"], project).journeys).toEqual([]);
  expect(reach(["README.md", "docs/decisions/0001-x.md"], project)).toEqual({ tests: [], journeys: [] });
});

test.each([
  "packages/contract/src/core/ids.ts",
  "apps/web/src/app/shell/sidebar/sidebar.tsx",
  "apps/server/src/platform/db/db.ts",
])("what all modules stand on reaches every journey: %s", (file) =>
  expect(reach([file], project).journeys).toEqual(Object.keys(texts)),
);

test("a message reaches the browser's tests and the journeys of its module; a migration the server's tests and all journeys", () => {
  const message = reach(["apps/web/src/features/startups/messages/el.json"], project);
  expect(message.tests).toEqual([
    "apps/server/test/sweeps/texts-sweep.test.ts",
    "apps/web/src/features/startups/startup-card.test.tsx",
  ]);
  expect(message.journeys).toEqual(["e2e/main-job.spec.ts", "e2e/offline.spec.ts"]);
  const migration = reach(["apps/server/db/migrations/1/migration.sql"], project);
  expect(migration.tests).toContain(`${SERVER}/organizations/organizations.test.ts`);
  expect(migration.journeys).toEqual(Object.keys(texts));
});

test.each(["package-lock.json", "tools/lib/run.ts", "apps/server/test/server.ts", "apps/web/public/x.png", ".ci/run"])(
  "what no import tells of runs everything: %s",
  (file) => {
    const { tests, journeys, because } = reach([file], project);
    expect([tests.length, journeys.length, because]).toEqual([4, 3, file]);
  },
);

test("this project's own imports are found through every kind of name", () => {
  const importers = readImporters();
  const reached = (file: string) => reachedFrom([file], importers);
  expect(reached("packages/contract/src/core/permissions.ts")).toContain(
    "apps/server/test/sweeps/access-sweep.test.ts",
  );
  expect(reached("apps/server/src/platform/db/embedded/lock.ts")).toContain("apps/server/test/global-setup.ts");
  expect(reached("apps/web/src/shared/ui/button.tsx")).toContain("apps/web/src/app/routes.ts");
  expect(reached("e2e/support/people/cast.ts")).toContain("e2e/screens.spec.ts");
  const known = new Set(sourceFiles(/./));
  const lost = [...importers].flatMap(([file, by]) =>
    known.has(file) || file.includes("/.paraglide/") ? [] : [`${[...by][0]}: ${file}`],
  );
  expect(
    // What `npm run new` writes names files that are not there yet.
    lost.filter((line) => !/\{\{|\.test\.|joined-messages|fixture|\/dist\/|virtual:|boundaries\.test/.test(line)),
  ).toEqual([]);
});
