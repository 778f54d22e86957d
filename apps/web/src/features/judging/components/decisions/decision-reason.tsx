import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { type RefObject, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { usePrepareDecisions } from "../../judging.mutations.ts";

interface DecisionReasonProps {
  roundId: string;
  decision: Decision;
  /** Where Enter leads when it is missing. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The reason of a decision that is not applied yet, as it stands in its letter. */
export function DecisionReason({ roundId, decision, field }: DecisionReasonProps) {
  const { application_id, verdict, reason, problem } = decision;
  const [text, setText] = useState(reason);
  const prepare = usePrepareDecisions();
  const isTooLong = text.trim().length > LIMITS.reasonMax;
  return (
    <form
      className="mx-auto grid w-full max-w-160 justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong)
          prepare.mutate({ id: roundId, application_ids: [application_id], verdict, reason: text.trim() });
      }}
    >
      <Field
        label={m.judging_reason()}
        hint={m.judging_reason_hint()}
        className="w-full"
        required={verdict === "reject"}
        optional={verdict !== "reject"}
        error={problem === "reason" && text.trim() === "" ? m.judging_problem_reason() : null}
        counter={{ used: text.trim().length, max: LIMITS.reasonMax }}
      >
        <Textarea ref={field} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {text.trim() !== reason && (
        <Button type="submit" variant="outline" size="sm" pending={prepare.isPending}>
          {m.judging_reason_save()}
        </Button>
      )}
    </form>
  );
}
