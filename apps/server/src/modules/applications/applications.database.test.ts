import {
  APPLICATION_PHASES,
  APPLICATION_STATUSES,
  type ApplicationPhase,
} from "@kerkis/contract/applications/applications.taxonomy.ts";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { ensureDefaultOrganization } from "#modules/organizations/organizations.api.ts";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { createDb } from "#platform/db/db.ts";
import { createTestDatabase } from "../../../test/database.ts";
import { STEPS } from "./applications.policy.ts";

/** What raw SQL as the application's own role can and cannot do: the last line of defence. */
let client: pg.Client;
let insertDraft: () => Promise<string>;
let allowed: Set<string>;

beforeAll(async () => {
  const { appUrl } = await createTestDatabase();
  const db = createDb(appUrl, 2);
  const founder = await createPerson(db);
  const [organization, programme] = await db.transaction(async (tx) => {
    const id = await ensureDefaultOrganization(tx);
    return [id, await ensureRegistryProgramme(tx, id)];
  });
  await db.$client.end();
  client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  insertDraft = async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into applications (organization_id, programme_id, applicant_id, form_version) values ($1, $2, $3, 1) returning id`,
      [organization, programme, founder.id],
    );
    return rows[0]?.id ?? "";
  };
  const { rows } = await client.query("select from_phase, to_phase, action from application_transitions");
  allowed = new Set(rows.map(({ from_phase, to_phase }) => `${from_phase} → ${to_phase}`));
});
afterAll(() => client.end());

/** Does it inside a transaction that is undone. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    return await work();
  } finally {
    await client.query("rollback");
  }
}

/** Tries a statement; a refusal leaves the transaction as it was. */
async function attempt(sql: string, values: unknown[] = []): Promise<string | null> {
  await client.query("savepoint before");
  try {
    await client.query(sql, values);
    return null;
  } catch (failure) {
    await client.query("rollback to before");
    return failure instanceof pg.DatabaseError ? (failure.code ?? "?") : Promise.reject(failure);
  }
}

const COLUMNS: Record<ApplicationPhase, string> = {
  draft: "status = 'pending', submitted_at = null, withdrawn_at = null, changes_requested_at = null",
  pending: "status = 'pending', submitted_at = now(), withdrawn_at = null, changes_requested_at = null",
  under_review: "status = 'under_review', submitted_at = now(), withdrawn_at = null, changes_requested_at = null",
  changes_requested: `status = case when status = 'under_review' then status else 'pending' end,
    submitted_at = now(), withdrawn_at = null, changes_requested_at = now()`,
  approved: "status = 'approved', submitted_at = now(), withdrawn_at = null, changes_requested_at = null",
  rejected: "status = 'rejected', submitted_at = now(), withdrawn_at = null, changes_requested_at = null",
  withdrawn: "submitted_at = now(), withdrawn_at = now()",
};
const WAY: Record<ApplicationPhase, ApplicationPhase[]> = {
  draft: [],
  pending: ["pending"],
  under_review: ["pending", "under_review"],
  changes_requested: ["pending", "changes_requested"],
  approved: ["pending", "approved"],
  rejected: ["pending", "rejected"],
  withdrawn: ["pending", "withdrawn"],
};

const moveTo = (id: string, phase: ApplicationPhase) =>
  attempt(`update applications set ${COLUMNS[phase]}, reference = coalesce(reference, id::text) where id = $1`, [id]);
const setReason = (reason: string) => client.query("select set_config('kerkis.reason', $1, true)", [reason]);

async function phaseOf(id: string): Promise<string> {
  const { rows } = await client.query<{ phase: string }>("select phase from applications where id = $1", [id]);
  return rows[0]?.phase ?? "gone";
}

test("the rules and the database hold the same table", async () => {
  const { rows } = await client.query("select distinct from_phase, action from application_transitions");
  const inDatabase = rows.map(({ from_phase, action }) => `${from_phase}: ${action}`).toSorted();
  const inRules = Object.entries(STEPS).flatMap(([step, { from }]) => from.map((phase) => `${phase}: ${step}`));
  expect(inDatabase).toEqual(inRules.toSorted());
});

describe.each(APPLICATION_PHASES)("raw SQL from %s", (from) => {
  test.each(APPLICATION_PHASES.filter((to) => to !== from))("to %s", async (to) => {
    await undone(async () => {
      await setReason("because");
      const id = await insertDraft();
      for (const step of WAY[from]) expect(await moveTo(id, step)).toBeNull();
      // Going back from changes_requested keeps the status that the application had.
      const keepsStatus = !(from === "changes_requested" && to === "under_review");
      const expected = allowed.has(`${from} → ${to}`) && keepsStatus ? null : "KR001";
      expect(await moveTo(id, to)).toBe(expected);
      expect(await phaseOf(id)).toBe(expected === null ? to : from);
    });
  });
});

test("no sequence of writes reaches a state outside the table, and each step leaves one line of history", async () => {
  const write = fc.record({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    submitted: fc.boolean(),
    withdrawn: fc.boolean(),
    changes: fc.boolean(),
    reason: fc.constantFrom("", "because"),
  });
  const moment = (set: boolean) => (set ? "2026-05-05T08:00:00Z" : null);
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), (writes) =>
      undone(async () => {
        const id = await insertDraft();
        let [phase, steps] = ["draft", 1];
        for (const { status, submitted, withdrawn, changes, reason } of writes) {
          await setReason(reason);
          const refused = await attempt(
            `update applications set status = $2, submitted_at = $3, withdrawn_at = $4, changes_requested_at = $5,
              reference = id::text where id = $1`,
            [id, status, moment(submitted), moment(withdrawn), moment(changes)],
          );
          const now = await phaseOf(id);
          const moved = now !== phase;
          expect(moved && (refused !== null || !allowed.has(`${phase} → ${now}`))).toBe(false);
          if (moved) steps += 1;
          phase = now;
        }
        const { rows } = await client.query(
          "select from_phase, to_phase from application_history where application_id = $1",
          [id],
        );
        expect(rows).toHaveLength(steps);
      }),
    ),
    { numRuns: 60 },
  );
});

test("a rejection, a request for changes, an appeal and a reopening take a reason", async () => {
  const cases: [ApplicationPhase, ApplicationPhase][] = [
    ["pending", "rejected"],
    ["pending", "changes_requested"],
    ["rejected", "pending"],
    ["approved", "under_review"],
  ];
  for (const [from, to] of cases) {
    await undone(async () => {
      await setReason("because");
      const id = await insertDraft();
      for (const step of WAY[from]) await moveTo(id, step);
      await setReason("");
      expect(await moveTo(id, to)).toBe("KR002");
    });
  }
});

test("an appeal is made once and never forgotten", async () => {
  await undone(async () => {
    await setReason("because");
    const id = await insertDraft();
    for (const step of ["pending", "rejected", "pending", "rejected"] as const)
      expect(await moveTo(id, step)).toBeNull();
    expect(await moveTo(id, "pending")).toBe("KR003");
    expect(await attempt("update applications set appealed_at = null where id = $1", [id])).toBe("KR003");
  });
});

test("what was submitted is read-only, never changes hands and is never deleted", async () => {
  await undone(async () => {
    const id = await insertDraft();
    await moveTo(id, "pending");
    expect(await attempt(`update applications set answers = '{"name": "other"}' where id = $1`, [id])).toBe("KR001");
    expect(await attempt("update applications set organization_id = uuidv7() where id = $1", [id])).toBe("KR001");
    expect(await attempt("update applications set applicant_id = uuidv7() where id = $1", [id])).toBe("KR001");
    expect(await attempt("delete from applications where id = $1", [id])).toBe("KR001");
  });
});

test.each(["application_history", "evaluation_history", "application_transitions"])(
  "%s is append-only: not even the product changes it",
  async (table) => {
    await undone(async () => {
      const id = await insertDraft();
      await moveTo(id, "pending");
      expect(await attempt(`delete from ${table}`)).toBe("42501");
      expect(await attempt(`truncate ${table}`)).toBe("42501");
      const column =
        table === "application_history" ? "reason" : table === "evaluation_history" ? "to_status" : "action";
      expect(await attempt(`update ${table} set ${column} = 'other'`)).toBe("42501");
      expect(await attempt(`insert into ${table} select * from ${table} limit 1`)).toBe("42501");
    });
  },
);

test("an application begins as a draft", async () => {
  await undone(async () => {
    const id = await insertDraft();
    const born = await attempt(
      `insert into applications (organization_id, programme_id, applicant_id, form_version, submitted_at, reference, status)
        select organization_id, programme_id, applicant_id, 1, now(), 'KRK-X', 'approved' from applications where id = $1`,
      [id],
    );
    expect(born).toBe("KR001");
  });
});

test("a temporary table never stands in for the transitions or the history", async () => {
  await undone(async () => {
    await client.query("create temporary table application_transitions (from_phase text, to_phase text, action text)");
    await client.query("create temporary table application_history (like public.application_history including all)");
    await client.query("insert into application_transitions values ('draft', 'approved', 'approve')");
    await client.query("grant all on application_transitions, application_history to public");
    const id = await insertDraft();
    expect(await moveTo(id, "approved")).toBe("KR001");
    expect((await client.query("select 1 from pg_temp.application_history")).rowCount).toBe(0);
  });
});
