// A table of people that the download of one's data does not read, or the erasure of an account passes over, fails here.
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { composePersonalData } from "./compose.ts";

/**
 * Who did something in the name of an organization or of the installation, or is to do it: what was done is theirs and stays, the
 * name goes with the account. A row that tells of the person, or that they wrote, belongs in the download instead.
 */
const OFFICES = {
  admin: ["browser_errors.resolved_by", "contact_messages.answered_by", "impersonations.admin_id"],
  identity: ["role_requests.decided_by", "super_admins.granted_by", "super_admins.user_id"],
  organizations: [
    "organization_invitations.accepted_by",
    "organization_invitations.invited_by",
    "organization_retention.updated_by",
    "organizations.deleted_by",
  ],
  startups: [
    "startup_history.actor_id",
    "startup_invitations.accepted_by",
    "startup_invitations.invited_by",
    "startup_merges.actor_id",
    "startup_merges.undone_by",
    "startup_requests.answered_by",
    "startups.verified_by",
  ],
  applications: ["application_conflicts.declared_by"],
  evaluations: ["evaluation_template_drafts.saved_by", "evaluations.assigned_by"],
  judging: ["decisions.prepared_by", "round_proposals.made_by"],
  events: ["event_cohosts.invited_by", "events.changed_by"],
  forms: ["form_versions.created_by", "forms.saved_by"],
  imports: ["imports.published_by"],
  investors: ["investor_merges.actor_id", "investor_merges.undone_by", "investors.verified_by"],
  programmes: ["programme_history.actor_id", "programme_rules.created_by"],
  workflows: ["workflow_events.actor_id", "workflow_tasks.assign_person", "workflow_tasks.given_by"],
};

/** What an erasure does not look at by itself though the download reads it, and why the person is not in it any more. */
const STAYS = {
  "chat_messages.user_id": "goes with its conversation",
  "decisions.applied_by": "is an official act; the name goes with the account",
  "impersonations.user_id": "tells what an administrator did; the name goes with the account",
  "startup_updates.author_id": "was published by the startup; the name goes with the account",
  "startups.owner_id": "follows those who run it, who are looked at",
  "workflow_comments.author_id": "is part of a case's story; the name goes with the account",
  "workflow_tasks.completed_by": "is part of a case's story; the name goes with the account",
};

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.close());

/** Columns that name a person, as «table.column». */
async function personColumns(): Promise<string[]> {
  const { rows } = await server.ownerDb.$client.query<{ name: string }>(`
    select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'profiles'::regclass order by 1`);
  expect(rows.length).toBeGreaterThan(20);
  return rows.map(({ name }) => name);
}

function listening() {
  const asked: string[] = [];
  const db = drizzle({ client: server.db.$client, logger: { logQuery: (query) => void asked.push(query) } });
  return { asked, db };
}

test("every column that names a person is read by a section of the download, or names who held an office", async () => {
  const { asked, db } = listening();
  const { id } = await server.createUser();
  for (const { rows } of composePersonalData().sections) await Array.fromAsync(rows(db, id));
  const quoted = (name: string) => name.split(".").map((part) => `"${part}"`);
  const unread = (await personColumns()).filter(
    (name) => !asked.some((query) => query.includes(quoted(name).join("."))),
  );
  expect(unread).toEqual(Object.values(OFFICES).flat().toSorted());
});

test("an erasure looks at every column that names a person, but for offices and what stays without a name", async () => {
  const { asked, db } = listening();
  const { id } = await server.createUser();
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [id]);
  server.clock.advance(LIMITS.accountGraceMs + 1_000);
  expect(await eraseDueAccounts({ ...server.platform, db })).toBe(1);
  const isPassedOver = (name: string) => {
    const [table = "", column = ""] = name.split(".");
    return !asked.some((query) => query.includes(table) && query.includes(column));
  };
  const offices = new Set(Object.values(OFFICES).flat());
  const left = (await personColumns()).filter((name) => isPassedOver(name) && !offices.has(name));
  expect(left).toEqual(Object.keys(STAYS).toSorted());
});
