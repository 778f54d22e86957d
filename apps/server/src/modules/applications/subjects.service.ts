import { SUBJECT_FORMS } from "@kerkis/contract/applications/subjects.form.ts";
import { SUBJECT_SUBMISSIONS } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { RegistrationSubmission } from "@kerkis/contract/applications/registration.schema.ts";
import type { InvestorSubmission } from "@kerkis/contract/investors/profile.schema.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import {
  possibleInvestorDuplicates,
  publishInvestor,
  registerInvestor,
  unpublishInvestor,
} from "#modules/investors/investors.api.ts";
import {
  possibleDuplicates,
  publishStartup,
  unpublishStartup,
  upsertFromRegistration,
} from "#modules/startups/startups.api.ts";
import type { ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { takeAdvisoryLock, type Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext } from "#platform/platform.ts";
import { formAskedOf, judgedResponses } from "./calls/questions.reads.ts";
import { hasAppliedWith, type ApplicationRecord } from "./applications.repo.ts";

type About = Pick<ApplicationRecord, "subject" | "startup_id" | "investor_id" | "answers">;

interface Submitted {
  actor: Actor;
  record: ApplicationRecord;
  programme: Pick<ProgrammeRecord, "id" | "kind" | "form_id" | "investor_form_id">;
  /** Moment of the submission, ISO 8601. */
  at: string;
}

interface Written {
  startup_id?: string;
  investor_id?: string;
  exact?: ApplicationAnswers;
}

/** What an application does to the record that it is about, by kind. */
interface Subject<Submission> {
  /** Creates or updates the record, unpublished. @returns its id as the application keeps it, and answers that it made exact */
  write: (context: EventContext, submitted: Submitted, submission: Submission) => Promise<Written>;
  publish: (context: EventContext, scope: OrgScope, id: string) => Promise<void>;
  unpublish: (context: EventContext, scope: OrgScope, id: string) => Promise<void>;
  duplicates: (db: Reader, actor: Actor, record: About) => Promise<PossibleDuplicate[]>;
}

const startup: Subject<RegistrationSubmission> = {
  write: async ({ tx }, { record, at }, submission) => ({
    startup_id: await upsertFromRegistration(tx, {
      organizationId: record.organization_id,
      ownerId: record.applicant_id,
      startupId: record.startup_id,
      submission,
      at,
    }),
  }),
  publish: publishStartup,
  unpublish: unpublishStartup,
  duplicates: (db, actor, { answers: { name = "", website_url, tax_number }, startup_id }) =>
    possibleDuplicates(db, actor, { name, website_url, tax_number, startup_id }),
};

const investor: Subject<InvestorSubmission> = {
  async write(context, { actor, record, at }, profile) {
    const { id, portfolio } = await registerInvestor(context, {
      organizationId: record.organization_id,
      actor,
      investorId: record.investor_id,
      profile,
      at,
    });
    return { investor_id: id, exact: { portfolio } };
  },
  publish: publishInvestor,
  unpublish: unpublishInvestor,
  duplicates: (db, actor, { answers: { name = "", website_url }, investor_id }) =>
    possibleInvestorDuplicates(db, actor, { name, website_url, investor_id }),
};

const SUBJECTS = { startup, investor };

/** Id of the record that an application is about; null before its first submission. */
const subjectId = ({ subject, startup_id, investor_id }: Omit<About, "answers">): string | null =>
  ({ startup: startup_id, investor: investor_id })[subject];

/** A startup takes part in a call once. @throws Refusal application.already_applied */
async function refuseSecond({ tx }: EventContext, { id, programme_id, startup_id }: ApplicationRecord): Promise<void> {
  if (startup_id === null) return;
  await takeAdvisoryLock(tx, `application ${programme_id} ${startup_id}`);
  if (await hasAppliedWith(tx, programme_id, startup_id, id)) throw new Refusal("application.already_applied");
}

/**
 * Writes what was typed into the record that the application is about; an application to a call keeps its answers and leaves
 * the registry as it is (decision 35). @returns what the application keeps of it
 * @throws Refusal application.incomplete with every field that is not right, application.already_applied
 */
export async function writeSubject(context: EventContext, submitted: Submitted, day: string) {
  const { record } = submitted;
  const parsed = SUBJECT_SUBMISSIONS[record.subject](day).safeParse(record.answers);
  const { issues, responses } = await judgedResponses(context.tx, record, formAskedOf(record, submitted.programme));
  if (!parsed.success || issues.length > 0) {
    const own = parsed.success ? [] : fieldIssues(parsed.error.issues, record.answers);
    throw new Refusal("application.incomplete", { fields: [...own, ...issues] });
  }
  if (submitted.programme.kind !== "registry") {
    await refuseSecond(context, record);
    return { answers: { ...record.answers, ...parsed.data }, responses };
  }
  const { write } = SUBJECTS[record.subject] as Subject<object>;
  const { exact, ...written } = await write(context, submitted, parsed.data);
  return { ...written, answers: { ...record.answers, ...parsed.data, ...exact }, responses };
}

type Change = "publish" | "unpublish";

/** Lists the record that an application is about, or takes it off the list again. */
export const changeSubject =
  (change: Change) =>
  (context: EventContext, scope: OrgScope, record: ApplicationRecord): Promise<void> => {
    const id = subjectId(record);
    if (id === null) throw new Error(`Application ${record.id} was submitted without a ${record.subject}.`);
    return SUBJECTS[record.subject][change](context, scope, id);
  };

/** Records that may be the same as the one that the application is about. */
export const duplicatesOf = (db: Reader, actor: Actor, record: About): Promise<PossibleDuplicate[]> =>
  SUBJECTS[record.subject].duplicates(db, actor, record);

/** Version of the form that a draft about this is filled in on. */
export const formVersion = (subject: ApplicationSubject): number => SUBJECT_FORMS[subject].version;
