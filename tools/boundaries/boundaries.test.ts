import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataFolder } from "../lib/paths.ts";
import { checkBoundaries, type Violation } from "./boundaries.ts";

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

const S = "apps/server/src";
const M = `${S}/modules`;
const F = "apps/web/src/features";

/** For each rule a file that breaks it, with its imports. */
const PLANTED: Record<string, [file: string, ...imports: string[]]> = {
  "no-cycle": [`${S}/platform/clock/a.ts`, "./b.ts"],
  "no-module-cycle": [`${M}/startups/matching/matching.reads.ts`, "../../programmes/programmes.api.ts"],
  "no-feature-cycle": [`${F}/networking/components/link.tsx`, "../../messaging/messaging.public.tsx"],
  "contract-is-a-leaf": [
    "packages/contract/src/startups/startups.schema.ts",
    "../../../../apps/server/src/platform/clock/a.ts",
  ],
  "contract-is-pure": ["packages/contract/src/core/ids.ts", "node:crypto"],
  "web-knows-no-server": ["apps/web/src/shared/api/client.ts", "../../../../server/src/platform/clock/a.ts"],
  "server-knows-no-web": [`${S}/app/main.ts`, "../../../web/src/shared/api/client.ts"],
  "product-knows-no-tools": [`${S}/platform/log/log.ts`, "../../../../../tools/anything.ts"],
  "module-front-door": [`${M}/evaluations/evaluations.service.ts`, "../startups/startups.repo.ts"],
  "tables-stay-home": [`${M}/evaluations/evaluations.jobs.ts`, "../startups/startups.tables.ts"],
  "listeners-are-not-called": [`${M}/events/events.service.ts`, "../activity/activity.api.ts"],
  "sql-has-its-place": [`${M}/events/events.routes.ts`, "drizzle-orm"],
  "policy-is-pure": [`${M}/events/events.policy.ts`, "./events.service.ts"],
  "routes-touch-no-repo": [`${M}/startups/startups.routes.ts`, "./startups.repo.ts"],
  "modules-are-wired-in-app": [`${S}/platform/http/http.ts`, "../../modules/events/events.routes.ts"],
  "platform-knows-no-module": [`${S}/platform/jobs/jobs.ts`, "../../modules/startups/startups.api.ts"],
  "modules-know-no-app": [`${M}/investors/investors.service.ts`, "../../app/main.ts"],
  "feature-front-door": [`${F}/events/events.routes.tsx`, "../startups/startups.queries.ts"],
  "shared-knows-no-feature": ["apps/web/src/shared/ui/button.tsx", "../../features/startups/startups.queries.ts"],
  "features-know-no-app": [`${F}/investors/investors.routes.tsx`, "../../app/router.tsx"],
  "tests-are-not-imported": [`${S}/platform/mail/mail.ts`, "./mail.test.ts"],
  "factories-build-tests-and-demo": [`${S}/app/compose.ts`, "../modules/startups/startups.factory.ts"],
  "declared-dependencies-only": [`${S}/platform/files/files.ts`, "no-such-package"],
  "everything-resolves": [`${S}/platform/config/config.ts`, "./no-such-file.ts"],
};

/** Files that the planted ones import, and lawful imports that no rule may mistake for a violation. */
const LAWFUL: Record<string, string[]> = {
  [`${S}/platform/clock/b.ts`]: ["./a.ts"],
  [`${M}/startups/startups.api.ts`]: [],
  [`${M}/programmes/programmes.api.ts`]: ["../startups/startups.api.ts"],
  [`${F}/messaging/messaging.public.tsx`]: [],
  [`${F}/messaging/pages/message-page.tsx`]: ["../../networking/networking.public.tsx"],
  [`${F}/networking/networking.public.tsx`]: [],
  [`${M}/startups/startups.repo.ts`]: ["drizzle-orm"],
  [`${M}/startups/startups.tables.ts`]: ["drizzle-orm"],
  [`${M}/startups/startups.factory.ts`]: ["./startups.repo.ts"],
  [`${M}/startups/startups.test.ts`]: ["./startups.factory.ts"],
  [`${M}/activity/activity.api.ts`]: [],
  [`${M}/activity/activity.listeners.ts`]: ["../startups/startups.api.ts", "node:crypto"],
  [`${S}/app/demo.ts`]: ["../modules/startups/startups.factory.ts"],
  [`${S}/platform/mail/mail.test.ts`]: [],
  [`${F}/startups/startups.queries.ts`]: [],
  [`${F}/startups/startups.public.tsx`]: ["./startups.queries.ts"],
  [`${F}/homepages/homepages.routes.tsx`]: ["../startups/startups.public.tsx", "../../shared/api/client.ts"],
  "apps/web/src/app/router.tsx": ["../features/homepages/homepages.routes.tsx"],
  "tools/anything.ts": [],
};

const ABOUT_FOLDERS = new Set(["no-module-cycle", "no-feature-cycle"]);

// Inside the checkout, so that packages resolve.
mkdirSync(dataFolder, { recursive: true });
const folder = mkdtempSync(join(dataFolder, "boundaries-"));
let violations: Violation[] = [];
let unseen: string[] = [];

beforeAll(async () => {
  const planted = Object.values(PLANTED).map(([file, ...imports]): [string, string[]] => [file, imports]);
  const files: [string, string[]][] = [...planted, ...Object.entries(LAWFUL)];
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${imports.map((name) => `import "${name}";\n`).join("")}export {};\n`);
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies: { "drizzle-orm": "1" } }));
  ({ violations, unseen } = await checkBoundaries(
    folder,
    files.map(([file]) => file),
  ));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the checker sees every file", () => {
  expect(unseen).toEqual([]);
});

test("every rule has a planted violation", () => {
  expect(config.forbidden.map((rule) => rule.name).toSorted()).toEqual(Object.keys(PLANTED).toSorted());
});

test.each(Object.entries(PLANTED))("%s is found", (rule, [file]) => {
  const found = violations.filter((violation) => violation.rule === rule);
  // A circle is of whole modules, however deep in them the imports stand.
  const where = ABOUT_FOLDERS.has(rule) ? file.split("/").slice(0, 5).join("/") : file;
  expect(found.map((violation) => violation.from)).toContain(where);
});

test("lawful imports are left alone", () => {
  const inCycle = new Set(["no-cycle", ...ABOUT_FOLDERS]);
  const wronged = violations.filter(({ rule, from }) => from in LAWFUL && !inCycle.has(rule));
  expect(wronged).toEqual([]);
});
