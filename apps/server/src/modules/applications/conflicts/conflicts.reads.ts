import { CONFLICT_KINDS, type ConflictKind } from "@kerkis/contract/applications/conflicts.taxonomy.ts";
import { sql, type Column, type SQL } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { investorRunners } from "#modules/investors/investors.api.ts";
import { investorPortfolio } from "#modules/investors/investors.tables.ts";
import { mentorships } from "#modules/mentorship/mentorship.tables.ts";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { applicationReviews, applications } from "../applications.tables.ts";
import { applicationConflicts } from "./conflicts.tables.ts";
import { SHARED_MAIL_DOMAINS } from "./mail-domains.policy.ts";

/** Which pairs are asked about; what is left out is not narrowed. */
interface Asked {
  organizationId?: string;
  applicationIds?: readonly string[];
  /** The applications that a statement names. */
  among?: SQL;
  /** Without them, every member of the application's organization. */
  userIds?: readonly string[];
  /** The people that a statement names: an organization may have very many members. */
  people?: SQL;
}

const domainOf = (email: SQL | Column) => sql`lower(split_part(${email}, '@', 2))`;

/**
 * Who may not judge which application, and why (completions 2): `application_id`, `user_id`, `kind`. Declared, or detected from
 * what the platform knows by itself. What an applicant only typed (`same_name`) warns and keeps the distribution away, but hides
 * nothing: otherwise naming a coordinator as a founder would take the application out of sight. Mentors are those of whoever applies and of
 * everyone who runs the startup; of another organization's no more is told than that both belong there. Where someone works counts for
 * whoever applies and for the startup's owner; `owners` has those who are not the same.
 */
function conflictPairs({ organizationId, applicationIds, among, userIds, people: given }: Asked): SQL {
  const ids = (given: readonly string[]) => sql`${sql.param([...given])}::uuid[]`;
  const named = given ?? (userIds && sql`select unnest(${ids(userIds)})`);
  const people = named
    ? sql`select ${profiles.id}, ${profiles.email}, ${fullName} as name from ${profiles} where ${profiles.id} in (${named})`
    : sql`select distinct ${profiles.id}, ${profiles.email}, ${fullName} as name from ${profiles}
        join ${organizationMembers} m on m.user_id = ${profiles.id} where m.organization_id in (select organization_id from asked)`;
  const shared = sql`${sql.param([...SHARED_MAIL_DOMAINS])}::text[]`;
  const mentors = sql`people u join ${mentorships} w on w.mentor_id = u.id`;
  const mentoring = sql`case when w.organization_id = a.organization_id then 'mentor' else 'organization' end`;
  const workplaces = (of: SQL, whose: SQL) => sql`union all select a.id, u.id, 'organization' from ${of}
      join ${organizationMembers} theirs on theirs.user_id = ${whose} and theirs.organization_id <> a.organization_id
      join ${organizations} o on o.id = theirs.organization_id and o.slug <> ${DEFAULT_ORGANIZATION.slug}
      join ${organizationMembers} own on own.organization_id = o.id and own.user_id <> all(array[${whose}, a.applicant_id])
        and (own.role <> 'member' or theirs.role <> 'member')
      join people u on u.id = own.user_id`;
  return sql`(with asked as materialized (
      select a.id, a.organization_id, a.applicant_id, a.startup_id from ${applications} a
      where a.submitted_at is not null
        ${organizationId ? sql`and a.organization_id = ${organizationId}` : sql``}
        ${applicationIds ? sql`and a.id = any(${ids(applicationIds)})` : sql``}
        ${among ? sql`and a.id in (${among})` : sql``}),
    people as materialized (${people}),
    owners as materialized (select a.id, a.organization_id, a.applicant_id, s.owner_id,
        (select ${domainOf(sql`f.email`)} from ${profiles} f where f.id = s.owner_id) as domain
      from asked a join ${startups} s on s.id = a.startup_id and s.owner_id <> a.applicant_id)
    select a.id as application_id, u.id as user_id, 'applicant' as kind from asked a join people u on u.id = a.applicant_id
    union all select a.id, u.id, 'recused' from asked a join ${applicationReviews} r on r.application_id = a.id and r.status = 'recused'
      join people u on u.id = r.evaluator_id
    union all select a.id, u.id, 'declared' from asked a join ${applicationConflicts} c on c.application_id = a.id join people u on u.id = c.user_id
    union all select a.id, u.id, 'founder' from asked a join ${startups} s on s.id = a.startup_id join people u on u.id = s.owner_id
    union all select a.id, u.id, 'founder' from asked a join ${startupPeople} p on p.startup_id = a.startup_id join people u on u.id = p.user_id
    union all select a.id, u.id, ${mentoring} from ${mentors} join asked a on a.applicant_id = w.user_id
    union all select a.id, u.id, ${mentoring} from ${mentors} join owners a on a.owner_id = w.user_id and a.applicant_id <> u.id
    union all select a.id, u.id, ${mentoring} from ${mentors} join ${startupPeople} p on p.user_id = w.user_id
      join asked a on a.startup_id = p.startup_id and a.applicant_id <> u.id
    union all select a.id, u.id, 'investor' from asked a join ${investorPortfolio} i on i.startup_id = a.startup_id
      join ${investorRunners} v on v.investor_id = i.investor_id join people u on u.id = v.user_id
    ${workplaces(sql`asked a`, sql`a.applicant_id`)}
    ${workplaces(sql`owners a`, sql`a.owner_id`)}
    union all select a.id, u.id, 'email_domain' from asked a join ${profiles} f on f.id = a.applicant_id
      join people u on ${domainOf(sql`u.email`)} = ${domainOf(sql`f.email`)} and u.id <> f.id
      where ${domainOf(sql`f.email`)} <> all(${shared})
    union all select a.id, u.id, 'email_domain' from owners a
      join people u on ${domainOf(sql`u.email`)} = a.domain and u.id <> all(array[a.owner_id, a.applicant_id])
      where a.domain <> all(${shared})
    union all select a.id, u.id, 'same_name' from asked a join ${applications} given on given.id = a.id
      cross join lateral jsonb_array_elements(case jsonb_typeof(given.answers->'founders') when 'array' then given.answers->'founders' else '[]' end) f
      join people u on kerkis_fold(u.name) = kerkis_fold(f->>'name'))`;
}

/** Ids of applications of which a person learns nothing, not even that there are any: neither counted nor named to them. */
const hiddenFrom = (userId: string, within: Omit<Asked, "userIds"> = {}): SQL =>
  sql`select application_id from ${conflictPairs({ ...within, userIds: [userId] })} pairs where kind <> 'same_name'`;

/** Whether an application may be known to someone who manages them: not their own, and no conflict of interest. */
export const knownTo = (userId: string, organizationId: string): SQL =>
  sql`${applications.id} <> all(array(${hiddenFrom(userId, { organizationId })}))`;

/** The same for statements that name the application's column themselves. */
export const knownIdTo = (column: SQL, userId: string, organizationId: string): SQL =>
  sql`${column} <> all(array(${hiddenFrom(userId, { organizationId })}))`;

/** The same among applications of any organization, which a statement names. */
export const knownAmong = (column: SQL, userId: string, among: SQL): SQL =>
  sql`${column} <> all(array(${hiddenFrom(userId, { among })}))`;

/** Whether someone learns nothing of one application. */
export async function isHiddenFrom(db: Reader, applicationId: string, userId: string): Promise<boolean> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`${hiddenFrom(userId, { applicationIds: [applicationId] })} limit 1`,
  );
  return rows.length > 0;
}

interface Conflict {
  application_id: string;
  user_id: string;
  kind: ConflictKind;
}

/** What speaks against each pair, the plainest reason of each. */
export async function conflictsAmong(db: Reader, asked: Asked): Promise<Conflict[]> {
  const rank = sql`array_position(${sql.param([...CONFLICT_KINDS])}::text[], kind)`;
  const { rows } = await db.execute<Conflict & Record<string, unknown>>(
    sql`select distinct on (application_id, user_id) application_id, user_id, kind from ${conflictPairs(asked)} pairs
      order by application_id, user_id, ${rank}`,
  );
  return rows.map(({ application_id, user_id, kind }) => ({ application_id, user_id, kind }));
}

/** People who learn nothing of one application: of all members of its organization, or of those whose ids `among` selects. */
export const peopleKeptFrom = (applicationId: string, among: Pick<Asked, "people" | "userIds"> = {}): SQL =>
  sql`select user_id from ${conflictPairs({ applicationIds: [applicationId], ...among })} pairs where kind not in ('same_name', 'applicant')`;

/** Whom of these people a conflict keeps from one application. */
export async function keptFrom(db: Reader, applicationId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`${peopleKeptFrom(applicationId, { userIds })}`);
  return rows.map(({ user_id }) => user_id);
}
