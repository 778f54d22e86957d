import { questionColumns } from "@kerkis/contract/applications/answered.columns.ts";
import { APPLICATION_SUBJECTS, type ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { AnsweredQuery } from "@kerkis/contract/applications/applications.schema.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { publishedVersions } from "#modules/forms/forms.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import type { ListExport } from "#platform/exports/list-export.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { managedBy } from "../application-lists.reads.ts";
import { managesApplications } from "../applications.policy.ts";
import { applications } from "../applications.tables.ts";
import { formAskedOf } from "./questions.reads.ts";

const id = idKey(applications.id);
const submitted = timeKey(applications.submitted_at);
const list = keysetList("answered-applications", {
  oldest: ascending(submitted, id),
  newest: descending(submitted, id),
});

type Asked = Pick<AnsweredQuery, "programme_id">;

/** The applications to a programme that someone manages. @throws Refusal programme.not_found for any other programme */
async function managedIn(db: Reader, actor: Actor, { programme_id }: Asked): Promise<SQL | undefined> {
  const [found] = await db
    .select({ organization_id: programmes.organization_id })
    .from(programmes)
    .where(eq(programmes.id, programme_id));
  if (!found || !managesApplications(actor, found.organization_id)) throw new Refusal("programme.not_found");
  const scope = memberScope(actor, found.organization_id);
  return and(managedBy(scope, actor.userId), eq(applications.programme_id, programme_id));
}

/** What was answered in the applications to a programme that this person manages, page by page. */
export async function answeredApplications({ db, cursors }: ListSource, actor: Actor, query: AnsweredQuery) {
  const page = list.page(cursors, query, `${actor.userId} ${query.programme_id}`);
  const managed = await managedIn(db, actor, query);
  const rows = await db
    .select({
      id: applications.id,
      reference: applications.reference,
      phase: applications.phase,
      subject: applications.subject,
      submitted_at: applications.submitted_at,
      applicant_name: fullName,
      answers: applications.answers,
      questions_version: applications.questions_version,
      responses: applications.responses,
      ...page.columns,
    })
    .from(applications)
    .innerJoin(profiles, eq(profiles.id, applications.applicant_id))
    .where(and(managed, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => row);
}

export async function countAnswered(db: Reader, actor: Actor, filters: Asked) {
  const matching = db
    .select({ one: sql`1` })
    .from(applications)
    .where(await managedIn(db, actor, filters));
  return countOf(db, matching);
}

/** A column for each question that the applications to a programme answer. */
export const columnsAsked: NonNullable<ListExport["moreColumns"]> = async (db, { programme_id }) => {
  const programme = await programmeById(db, String(programme_id));
  const subjects = programme.kind === "registry" ? APPLICATION_SUBJECTS : (["startup"] as const);
  const askedOf = async (subject: ApplicationSubject) => {
    const formId = formAskedOf({ subject }, programme);
    return { subject, versions: formId === null ? [] : await publishedVersions(db, formId) };
  };
  return questionColumns(await Promise.all(subjects.map(askedOf)));
};
