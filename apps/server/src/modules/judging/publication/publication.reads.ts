import type {
  Publication,
  SelectedPage,
  SelectedQuery,
} from "@kerkis/contract/judging/publication/publication.schema.ts";
import { phaseOf } from "@kerkis/contract/programmes/programmes.policy.ts";
import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { knownAmong, managesApplications } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { contact } from "#modules/identity/identity.api.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { callKnownTo, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Contact } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, keysetList, textKey, type ListSource } from "#platform/lists/keyset.ts";
import { publications, publishedApplications } from "./publication.tables.ts";

/** A call for whoever may know of it. @throws Refusal programme.not_found */
async function knownCall(db: Reader, actor: Actor | null, programmeId: string): Promise<ProgrammeRecord> {
  const programme = await callKnownTo(db, actor, programmeId);
  if (!programme) throw new Refusal("programme.not_found");
  return programme;
}

/** What stands before or after the publication of a call's results. @param now ISO 8601 @throws Refusal programme.not_found */
export async function publicationFor(
  db: Reader,
  actor: Actor | null,
  programmeId: string,
  now: string,
): Promise<Publication> {
  const programme = await knownCall(db, actor, programmeId);
  const [found] = await db
    .select({ published_at: publications.published_at })
    .from(publications)
    .where(eq(publications.programme_id, programmeId));
  const runs = actor !== null && (await runsPublication(db, actor, programme));
  return { published_at: found?.published_at ?? null, managed: runs ? await standingOf(db, programme, now) : null };
}

/**
 * Whether someone publishes the results of a call: they manage it, and nothing that was ever handed in is kept from them. For whoever has
 * a conflict of interest there is no publication to run, however far that application is: neither a figure nor a refusal tells of it.
 */
export async function runsPublication(db: Reader, actor: Actor, programme: ProgrammeRecord): Promise<boolean> {
  if (!managesApplications(actor, programme.organization.id)) return false;
  const theirs = and(eq(applications.programme_id, programme.id), isNotNull(applications.submitted_at));
  const among = sql`select ${applications.id} from ${applications} where ${theirs}`;
  const kept = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(theirs, not(knownAmong(sql`${applications.id}`, actor.userId, among))))
    .limit(1);
  return kept.length === 0;
}

/** How far a call is. @param now ISO 8601 */
export async function standingOf(
  db: Reader,
  programme: ProgrammeRecord,
  now: string,
): Promise<NonNullable<Publication["managed"]>> {
  const isSelected = sql`${applications.phase} = 'approved'`;
  const isListed = sql`exists (select from ${publishedApplications} where ${publishedApplications.application_id} = ${applications.id})`;
  const [counted] = await db
    .select({
      undecided: sql<number>`count(*) filter (where ${applications.phase} in ('pending', 'under_review', 'changes_requested')
        and ${applications.appealed_at} is null)::int`,
      selected: sql<number>`count(*) filter (where ${isSelected})::int`,
      unlisted: sql<number>`count(*) filter (where ${isSelected} and not ${isListed})::int`,
    })
    .from(applications)
    .where(eq(applications.programme_id, programme.id));
  const phase = phaseOf(programme, now);
  return {
    is_closed: phase === "closed" || phase === "archived",
    ...(counted ?? { undecided: 0, selected: 0, unlisted: 0 }),
  };
}

const name = sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`;
const id = idKey(applications.id);
const list = keysetList("selected", { name: ascending(textKey(sql`kerkis_fold(${name})`), id) });

/** What was published and still holds: a selection that was taken back is named no more. */
const isShown = (programmeId: string) =>
  and(
    eq(publishedApplications.programme_id, programmeId),
    isNotNull(publications.published_at),
    eq(applications.phase, "approved"),
    sql`${name} <> ''`,
  );

/** Who was selected in a call, for everyone, once it is published. @throws Refusal programme.not_found */
export async function selectedPage(
  { db, cursors }: ListSource,
  actor: Actor | null,
  query: SelectedQuery,
): Promise<SelectedPage> {
  const page = list.page(cursors, query, query.programme_id);
  await knownCall(db, actor, query.programme_id);
  const rows = await db
    .select({
      id: applications.id,
      name,
      field: sql<Industry | null>`nullif(${applications.answers}->>'industry', '')`,
      ...page.columns,
    })
    .from(publishedApplications)
    .innerJoin(publications, eq(publications.programme_id, publishedApplications.programme_id))
    .innerJoin(applications, eq(applications.id, publishedApplications.application_id))
    .where(and(isShown(query.programme_id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many a published list names. @throws Refusal programme.not_found */
export async function countSelected(
  db: Reader,
  actor: Actor | null,
  { programme_id }: Pick<SelectedQuery, "programme_id">,
) {
  await knownCall(db, actor, programme_id);
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(publishedApplications)
      .innerJoin(publications, eq(publications.programme_id, publishedApplications.programme_id))
      .innerJoin(applications, eq(applications.id, publishedApplications.application_id))
      .where(isShown(programme_id)),
  );
}

/** Applications that are selected in a call now, as rows of its published list. */
export const selectedNow = (db: Reader, programmeId: string) =>
  db
    .select({ programme_id: applications.programme_id, application_id: applications.id })
    .from(applications)
    .where(and(eq(applications.programme_id, programmeId), eq(applications.phase, "approved")));

/** Who submitted an application to a call and did not withdraw it, once each. */
export const participantsOf = (db: Reader, programmeId: string): Promise<Contact[]> =>
  db
    .selectDistinct(contact)
    .from(applications)
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(
      and(
        eq(applications.programme_id, programmeId),
        isNotNull(applications.submitted_at),
        isNull(applications.withdrawn_at),
      ),
    )
    .orderBy(profiles.id);
