import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { Check } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useAccept } from "../../evaluations.mutations.ts";

/** At the head of an assignment that waits for a yes or a no; scoring it is a yes too. */
export function AnswerNotice({ evaluation, onDecline }: { evaluation: Evaluation; onDecline: () => void }) {
  const accept = useAccept();
  const isActing = useSession().impersonation !== null;
  if (!evaluation.is_unanswered || !evaluation.can.decline || isActing) return null;
  return (
    <Alert title={m.evaluations_answer_notice()}>
      {m.evaluations_answer_notice_text()}
      <span className="mt-3 flex flex-wrap gap-2.5">
        <Button pending={accept.isPending} onClick={() => accept.mutate([evaluation.id])}>
          <Check aria-hidden />
          {m.evaluations_answer_accept()}
        </Button>
        <Button variant="outline" onClick={onDecline}>
          {m.evaluations_answer_decline()}
        </Button>
      </span>
    </Alert>
  );
}
