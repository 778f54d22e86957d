import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SUBJECT_FORMS } from "@kerkis/contract/applications/subjects.form.ts";
import type { ApplicationAnswers as Answers } from "@kerkis/contract/applications/subjects.schema.ts";
import { AnswerList, isAnswered } from "#shared/forms/fields/answer-list.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/layout/card.tsx";

interface ApplicationAnswersProps {
  subject: ApplicationSubject;
  answers: Answers;
  headingLevel?: 2 | 3;
}

/**
 * What an application says, section by section, read only; what is empty is left out. Coordinators, evaluators and the founder
 * share it. `headingLevel` fits the sections under the page's headings.
 */
export function ApplicationAnswers({ subject, answers, headingLevel = 3 }: ApplicationAnswersProps) {
  const Heading = `h${headingLevel}` as const;
  // The applicant's word is the submission itself.
  const { review: _review, ...sections } = SUBJECT_FORMS[subject].form;
  return (
    <div className="grid content-start gap-5">
      {Object.entries(sections)
        .filter(([, section]) => isAnswered(section, answers))
        .map(([name, { title, fields }]) => (
          <Card key={name}>
            <CardHeader>
              <Heading className="text-lg leading-snug font-semibold tracking-[-0.01em]">{localized(title)}</Heading>
            </CardHeader>
            <CardBody className="pt-3 sm:pt-3">
              <AnswerList fields={fields} answers={answers} />
            </CardBody>
          </Card>
        ))}
    </div>
  );
}
