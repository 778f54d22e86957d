import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SUBJECT_FORMS } from "@kerkis/contract/applications/subjects.form.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import { type Answers, answersInWords } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { describedForm } from "@kerkis/contract/forms/described.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import { formVersions } from "#modules/forms/forms.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import {
  inPages,
  ownPages,
  PERSONAL_PAGE,
  type PersonalRow,
  type PersonalSection,
} from "#platform/privacy/personal-data.ts";
import { responsesByPath } from "../calls/questions.policy.ts";
import { askedFormId } from "../calls/questions.reads.ts";
import { applicationHistory, applications } from "../applications.tables.ts";
import { applicationConflicts } from "../conflicts/conflicts.tables.ts";
import { applicationComments, queueViews } from "../triage/triage.tables.ts";

/** The person's applications with their answers, and what happened to each; who decided is not theirs to take. */
export const applicationsPersonalData: readonly PersonalSection[] = [
  {
    name: "applications",
    title: { el: "Αιτήσεις", en: "Applications" },
    rows: ownApplications,
    inWords({ answers, questions, responses, ...row }, language) {
      const subject = row["subject"] as ApplicationSubject;
      const own = questions as FormDefinition | null;
      return {
        ...row,
        answers: {
          ...worded(SUBJECT_FORMS[subject].form, answers as ApplicationAnswers, language),
          ...(own && wordedResponses(subject, own, responses as Responses, language)),
        },
      };
    },
  },
  {
    name: "declared_conflicts",
    title: { el: "Συγκρούσεις συμφερόντων που δηλώσατε", en: "Conflicts of interest you declared" },
    rows: ownPages({
      owner: applicationConflicts.user_id,
      columns: {
        id: applicationConflicts.id,
        application_id: applicationConflicts.application_id,
        reason: applicationConflicts.reason,
        created_at: applicationConflicts.created_at,
      },
    }),
  },
  {
    name: "application_comments",
    title: { el: "Σχόλιά σας σε αιτήσεις", en: "Your comments on applications" },
    rows: ownPages({
      owner: applicationComments.author_id,
      columns: {
        id: applicationComments.id,
        application_id: applicationComments.application_id,
        text: applicationComments.text,
        created_at: applicationComments.created_at,
      },
    }),
  },
  {
    name: "queue_views",
    title: { el: "Προβολές αιτήσεων που κρατήσατε", en: "Views of applications you kept" },
    rows: ownPages({
      owner: queueViews.user_id,
      columns: {
        id: queueViews.id,
        name: queueViews.name,
        view: queueViews.view,
        created_at: queueViews.created_at,
      },
    }),
  },
];

/** Ids of what someone applied with, for statements of modules that build on this one. */
export const applicationIdsOf = (userId: string): SQL =>
  sql`select ${applications.id} from ${applications} where ${applications.applicant_id} = ${userId}`;

/** Applications that someone began and another owner of the startup took over. */
export const handedOverIdsOf = (userId: string): SQL =>
  sql`select ${auditLog.entity_id}::uuid from ${auditLog} where ${auditLog.action} = 'application.taken_over'
    and ${auditLog.details}->>'from' = ${userId}`;

/** A form as it was filled in: each section with what was asked and answered. */
const worded = (form: Readonly<Record<string, Section>>, answers: Answers, language: Language): PersonalRow =>
  Object.fromEntries(
    answersInWords(form, answers, language).map((section) => [
      section.title,
      Object.fromEntries(section.answers.map(({ label, text }) => [label, text])),
    ]),
  );

const wordedResponses = (
  subject: ApplicationSubject,
  questions: FormDefinition,
  responses: Responses,
  language: Language,
): PersonalRow => worded(describedForm(questions, subject), responsesByPath(questions, responses), language);

async function* ownApplications(db: Reader, userId: string): AsyncGenerator<PersonalRow> {
  const page = (after: string | null) =>
    db
      .select({
        id: applications.id,
        reference: applications.reference,
        subject: applications.subject,
        programme: programmes.title,
        status: applications.status,
        phase: applications.phase,
        submitted_at: applications.submitted_at,
        withdrawn_at: applications.withdrawn_at,
        decided_at: applications.decided_at,
        created_at: applications.created_at,
        answers: applications.answers,
        questions: formVersions.definition,
        responses: applications.responses,
      })
      .from(applications)
      .innerJoin(programmes, eq(programmes.id, applications.programme_id))
      .leftJoin(
        formVersions,
        and(eq(formVersions.form_id, askedFormId), eq(formVersions.version, applications.questions_version)),
      )
      .where(and(eq(applications.applicant_id, userId), after ? gt(applications.id, after) : undefined))
      .orderBy(asc(applications.id))
      .limit(PERSONAL_PAGE);
  for await (const application of inPages(page))
    yield { ...application, history: await historyOf(db, application.id, userId) };
}

async function historyOf(db: Reader, applicationId: string, userId: string): Promise<PersonalRow[]> {
  const steps = await db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.application_id, applicationId))
    .orderBy(asc(applicationHistory.id));
  return steps.map(({ action, from_phase, to_phase, reason, created_at, actor_id }) => ({
    action,
    from_phase,
    to_phase,
    reason,
    created_at,
    by_you: actor_id === userId,
  }));
}
