import { expect, test } from "vitest";
import { insertTemplate } from "#modules/evaluations/evaluations.repo.ts";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { castOf, createRound, submittedApplication } from "#test/application-process.ts";
import { startTestServer } from "#test/server.ts";

test("a dossier tells weights as parts of the total, whatever they add up to", async () => {
  const server = await startTestServer();
  const here = await castOf(server, "Blue Hub");
  const [most, least] = REGISTRY_CRITERIA;
  if (!most || !least) throw new Error("No criteria.");
  const criteria = [
    { ...most, weight: 3 },
    { ...least, weight: 1 },
  ];
  const title = { el: "Τρία προς ένα", en: "Three to one" };
  const organization_id = here.organizationId;
  const evaluation_template_id = await server.db.transaction((tx) =>
    insertTemplate(tx, { organization_id, title, criteria }),
  );
  const callId = await createChallenge(server.db, organization_id, { evaluation_template_id });
  const application = await submittedApplication(here.founder, {}, callId);
  const roundId = await createRound(here, { programme_id: callId });
  const { judging, evaluations } = here.coordinator.api;
  const { id } = await evaluations.assign({ id: application.id, evaluator_id: here.evaluator.id });
  const { api } = here.evaluator;
  const scores = Object.fromEntries(criteria.map(({ key }) => [key, { score: 4, comment: "Νέο" }]));
  const { version } = await api.evaluations.save({ id, version: 1, scores, recommendation: "approve" });
  await api.evaluations.submit({ id, version });
  await judging.lockRound({ id: roundId, version: (await judging.round({ id: roundId })).version, reason: "Τέλος." });
  const { decisions } = await judging.prepareDecisions({
    id: roundId,
    application_ids: [application.id],
    verdict: "approve",
  });
  await judging.applyDecisions({ id: roundId, decision_ids: decisions.map((one) => one.id) });
  const { parts } = await judging.dossier({ id: decisions[0]?.id ?? "", language: "el" });
  const rows = parts.find(({ key }) => key === "scores")?.rows ?? [];
  expect(rows.map(([, weight]) => weight)).toEqual(["75%", "25%", ""]);
  await server.close();
});
