import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ApplicationAnswers as Answers } from "@kerkis/contract/applications/subjects.schema.ts";
import { AnswerList, isAnswered } from "#shared/forms/fields/answer-list.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { applicationSections } from "@kerkis/contract/applications/sections.policy.ts";
import { responsePaths } from "../model/registration-values.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/layout/card.tsx";

interface ApplicationAnswersProps {
  subject: ApplicationSubject;
  answers: Answers;
  /** What its call asked besides, and was answered. */
  asked?: Pick<Application, "questions" | "responses"> | undefined;
  /** Address of one of its files. */
  fileUrl?: ((file: string) => string) | undefined;
  headingLevel?: 2 | 3;
}

/**
 * What an application says, section by section, read only; what is empty is left out. Coordinators, evaluators and the founder
 * share it. `headingLevel` fits the sections under the page's headings.
 */
export function ApplicationAnswers({ subject, answers, asked, fileUrl, headingLevel = 3 }: ApplicationAnswersProps) {
  const Heading = `h${headingLevel}` as const;
  // The applicant's word is the submission itself.
  const { review: _review, ...sections } = applicationSections(subject, asked?.questions?.definition ?? null);
  const given: Record<string, unknown> = { ...answers, ...responsePaths(asked?.responses ?? {}) };
  return (
    <div className="grid content-start gap-5">
      {Object.entries(sections)
        .filter(([, section]) => isAnswered(section, given))
        .map(([name, { title, fields }]) => (
          <Card key={name}>
            <CardHeader>
              <Heading className="text-lg leading-snug font-semibold tracking-[-0.01em]">{localized(title)}</Heading>
            </CardHeader>
            <CardBody className="pt-3 sm:pt-3">
              <AnswerList fields={fields} answers={given} fileUrl={fileUrl} />
            </CardBody>
          </Card>
        ))}
    </div>
  );
}
