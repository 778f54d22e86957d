import { and, eq, sql, type SQL } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import {
  workflowInstances as instances,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import type { NewCase } from "./engine.service.ts";

/** The registration workflow that an organization's submitted startups follow: of several the one that was published last; null without one. */
export const followedBy = (
  organizationId: SQL,
): SQL<string | null> => sql`(select followed.id from ${templates} followed
  join ${versions} of_it on of_it.template_id = followed.id and of_it.number = followed.published
  where followed.organization_id = ${organizationId} and followed.trigger = 'registration' and followed.archived_at is null
  order by of_it.published_at desc, followed.id desc limit 1)`;

const isBlind = sql`exists (select from ${rounds} where ${rounds.programme_id} = ${programmes.id} and ${rounds.hide_applicant})`;

/** What the case of a submitted startup begins with: its organization's registration workflow; null where none is published. */
export async function registrationCase(db: Reader, applicationId: string): Promise<NewCase | null> {
  const [found] = await db
    .select({
      organizationId: applications.organization_id,
      submitterId: applications.applicant_id,
      applicationId: applications.id,
      // Where a round hides who applies, a number stands for them in tasks, mails and lists alike.
      title: sql<string>`coalesce(case when not ${isBlind} then nullif(${applications.answers}->>'name', '') end,
        ${applications.reference}, '')`,
      templateId: templates.id,
      versionId: versions.id,
    })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(templates, eq(templates.organization_id, applications.organization_id))
    .innerJoin(versions, and(eq(versions.template_id, templates.id), eq(versions.number, templates.published)))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.subject, "startup"),
        // A call goes its own way.
        eq(programmes.kind, "registry"),
        sql`${templates.id} = ${followedBy(sql`${applications.organization_id}`)}`,
      ),
    );
  return found ?? null;
}

/** Whether a round hides who sent an application. */
export async function hidesApplicant(db: Reader, applicationId: string): Promise<boolean> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .where(and(eq(applications.id, applicationId), isBlind));
  return found.length > 0;
}

/** What a case is called where a round hides who applies. */
export const numberOfCase = sql<string>`coalesce((
  select ${applications.reference} from ${applications} where ${applications.id} = ${instances.application_id}), '')`;

/** Whether a case is about an application to a programme. */
export const isAbout = (programmeId: string): SQL => sql`${instances.application_id} in (
  select ${applications.id} from ${applications} where ${applications.programme_id} = ${programmeId})`;
