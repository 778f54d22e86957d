import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationConflicts } from "#modules/applications/conflicts/conflicts.tables.ts";
import { createRound, ownAddress, submittedApplication, twoOrganizations } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestServer, TestUser } from "#test/server.ts";

/** What evaluators have of applications that a conflict hides from a coordinator shows in nothing that this coordinator is told. */
let server: TestServer;
let here: Awaited<ReturnType<typeof twoOrganizations>>["cast"];
let round: string;
let hidden: string[];
let open: string[];
let busy: TestUser;

beforeAll(async () => {
  ({ server, cast: here } = await twoOrganizations());
  busy = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    firstName: "Αλέξης",
    lastName: "Βουτσάς",
    organizations: { [here.organizationId]: "member" },
  });
  const submitted = async () => (await submittedApplication(here.founder)).id;
  hidden = [await submitted(), await submitted()];
  open = [await submitted(), await submitted(), await submitted()];
  round = await createRound(here, { required_reviews: 2, load_cap: 2 });
  await server.db.insert(applicationConflicts).values(
    hidden.map((application_id) => ({
      organization_id: here.organizationId,
      application_id,
      user_id: here.moderator.id,
    })),
  );
});
afterAll(() => server?.close());

/** All that a proposal says, but what differs each time. */
async function proposalTo({ api }: TestUser, more?: number) {
  const {
    id,
    seconds: _seconds,
    ...told
  } = await api.judging.distribute({
    id: round,
    only_experts: false,
    ...(more !== undefined && { more }),
  });
  return { id, told };
}

/** All that tells a coordinator how much evaluators have. */
const learnedBy = async (reader: TestUser) => ({
  some: (await proposalTo(reader)).told,
  // More than there can be: whatever is missing is explained.
  all: (await proposalTo(reader, 9)).told,
  candidates: await reader.api.evaluations.candidates({ id: open[0] ?? "" }),
  evaluators: (await reader.api.judging.matrix({ id: round })).evaluators,
  figures: (await reader.api.judging.round({ id: round })).figures,
});

test("a limit that hidden applications fill neither leaves anyone out nor says full, and no load counts them", async () => {
  const [before, toAll] = [await learnedBy(here.moderator), await learnedBy(here.coordinator)];
  const proposed = await proposalTo(here.moderator);
  const pairs = hidden.map((application_id) => ({ application_id, evaluator_id: busy.id }));
  expect(await here.coordinator.api.judging.assignMany({ id: round, pairs })).toEqual({ assigned: 2 });
  expect(await here.coordinator.api.judging.remind({ id: round, user_ids: [busy.id] })).toEqual({ assigned: 1 });
  expect(await learnedBy(here.moderator)).toEqual(before);

  // Whoever may know of all is told that the evaluator is full.
  const now = await learnedBy(here.coordinator);
  expect(now.some.pairs.some(({ evaluator_id: id }) => id === busy.id)).toBe(false);
  expect(toAll.some.pairs.some(({ evaluator_id: id }) => id === busy.id)).toBe(true);
  expect(now.candidates.find(({ user_id: id }) => id === busy.id)).toMatchObject({ open_assignments: 2 });
  expect(now.evaluators.find(({ id }) => id === busy.id)?.reminded_at).not.toBeNull();

  // What was proposed before is not told to be old either: of what its reader may know nothing changed.
  const { assigned } = await here.moderator.api.judging.applyProposal({ id: proposed.id });
  expect(assigned).toBe(proposed.told.pairs.length);
  const later = await proposalTo(here.moderator, 1);
  const [review] = (await here.moderator.api.judging.matrix({ id: round })).applications[0]?.reviews ?? [];
  await here.coordinator.api.judging.unassignMany({ id: round, evaluation_ids: [review?.id ?? ""] });
  expect(await outcomeOf(here.moderator.api.judging.applyProposal({ id: later.id }))).toBe("round.proposal_old");
});
