import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aForm, aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { filledDraft, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { factsOf } from "./facts.reads.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
beforeAll(async () => {
  ({ server, cast: here, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

test("a case knows what an application answered to its programme's own questions, of its organization alone", async () => {
  const form_id = await insertForm(
    server.db,
    here.organizationId,
    aForm(aQuestion("turnover", { type: "number", min: null, max: null })),
  );
  const call = await createChallenge(server.db, here.organizationId, { form_id });
  const draft = await filledDraft(here.founder, { founded_on: "2020-01-01" }, call);
  await here.founder.api.applications.saveDraft({
    id: draft.id,
    version: draft.version,
    answers: {},
    responses: { turnover: 640_000 },
  });
  const factsIn = ({ organizationId: organization_id }: ProcessCast) =>
    factsOf(server.db, { row: { id: randomUUID(), application_id: draft.id, organization_id } }, "2026-01-01");
  expect(await factsIn(here)).toMatchObject({ turnover: 640_000, age_years: 6 });
  expect(await factsIn(elsewhere)).toMatchObject({ turnover: null, age_years: null });
});
