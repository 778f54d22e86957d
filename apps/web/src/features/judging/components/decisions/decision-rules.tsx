import type { DecisionRules } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { useSetDecisionRules } from "../../judging.mutations.ts";

interface DecisionRulesChoiceProps {
  rules: DecisionRules;
  mayRule: boolean;
}

/** Whether a second person applies what was prepared: owners and admins choose, everyone else reads it where it holds. */
export function DecisionRulesChoice({ rules, mayRule }: DecisionRulesChoiceProps) {
  const choose = useSetDecisionRules();
  if (!mayRule && !rules.second_person) return null;
  return (
    <section className="rounded-lg border border-border bg-surface p-5">
      {mayRule ? (
        <Checkbox
          checked={rules.second_person}
          onCheckedChange={(second_person) => choose.mutate({ second_person })}
          disabled={choose.isPending}
          label={m.judging_second_person()}
          hint={m.judging_second_person_hint()}
        />
      ) : (
        <>
          <p>{m.judging_second_person()}</p>
          <p className="text-sm text-muted-foreground">{m.judging_second_person_hint()}</p>
        </>
      )}
    </section>
  );
}
