import { SUBJECT_SUBMISSIONS } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import type { Reader } from "#platform/db/db.ts";
import type { ApplicationRecord } from "../applications.repo.ts";
import { formAskedOf, judgedResponses } from "./questions.reads.ts";

type Draft = Pick<ApplicationRecord, "subject" | "answers" | "responses" | "questions_version">;

const owing = (subject: ApplicationSubject, answers: object, day: string): FieldIssue[] => {
  const parsed = SUBJECT_SUBMISSIONS[subject](day).safeParse(answers);
  return parsed.success ? [] : fieldIssues(parsed.error.issues, answers);
};

/** The questions that these issues are about: each once, whatever of it is wrong. */
const questionsIn = (issues: readonly FieldIssue[]): Set<string> =>
  new Set(issues.map(({ path }) => path.replace(/\..*$/, "")));

/** How much of what a submission must answer a draft has answered rightly, in per cent. @param day ISO 8601 */
export async function draftProgress(
  db: Reader,
  draft: Draft,
  programme: Parameters<typeof formAskedOf>[1],
  day: string,
): Promise<number> {
  const formId = formAskedOf(draft, programme);
  const [now, empty] = await Promise.all([
    judgedResponses(db, draft, formId),
    judgedResponses(db, { ...draft, responses: {} }, formId),
  ]);
  const open = questionsIn([...owing(draft.subject, draft.answers, day), ...now.issues]);
  const all = open.union(questionsIn([...owing(draft.subject, {}, day), ...empty.issues]));
  return all.size === 0 ? 100 : Math.floor((100 * (all.size - open.size)) / all.size);
}
