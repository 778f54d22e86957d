import { questionsNeeded } from "@kerkis/contract/programmes/eligibility/fact-questions.policy.ts";
import type { EligibilityRule, RuleSets } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { m } from "#messages";
import { factName } from "#shared/forms/fact-text.ts";
import { formatList } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useAskQuestions } from "../../programmes.mutations.ts";

interface QuestionsNeededProps {
  programmeId: string;
  rules: readonly EligibilityRule[];
  sets: RuleSets;
  beginForm: () => Promise<{ id: string }>;
  onAsked?: (() => void) | undefined;
}

/** Says which facts of the criteria nobody asks for yet, and adds the questions to the form's draft. */
export function QuestionsNeeded({ programmeId, rules, sets, beginForm, onAsked }: QuestionsNeededProps) {
  const ask = useAskQuestions(programmeId, beginForm);
  const needed = questionsNeeded(rules, sets.questions);
  if (needed.length === 0) return null;
  return (
    <Alert
      action={
        <Button
          size="sm"
          variant="outline"
          pending={ask.isPending}
          onClick={() => ask.mutate(needed, { onSuccess: () => onAsked?.() })}
        >
          {m.programmes_rules_needed_add()}
        </Button>
      }
    >
      {m.programmes_rules_needed({ names: formatList(needed.map(({ key }) => factName(key) ?? key)) })}
    </Alert>
  );
}
