// A table of people that the download of one's data does not read fails here.
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  investors: ["investors.verified_by"],
  programmes: ["programme_history.actor_id", "programme_rules.created_by"],
  workflows: ["workflow_events.actor_id", "workflow_tasks.assign_person", "workflow_tasks.given_by"],
};

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.close());

test("every column that names a person is read by a section of the download, or names who held an office", async () => {
  const asked: string[] = [];
  const db = drizzle({ client: server.db.$client, logger: { logQuery: (query) => void asked.push(query) } });
  const { id } = await server.createUser();
  for (const { rows } of composePersonalData().sections) await Array.fromAsync(rows(db, id));
  const { rows: columns } = await server.ownerDb.$client.query<{ table: string; column: string }>(`
    select k.conrelid::regclass::text as table, a.attname as column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'profiles'::regclass order by 1, 2`);
  expect(columns.length).toBeGreaterThan(20);
  const unread = columns.filter(
    ({ table, column }) => !asked.some((query) => query.includes(`"${table}"."${column}"`)),
  );
  expect(unread.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.values(OFFICES).flat().toSorted());
});
