import { Link, useNavigate } from "@tanstack/react-router";
import { Armchair, ListPlus, ShieldAlert } from "lucide-react";
import { m } from "#messages";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useTakeNext } from "../../judging.mutations.ts";

/** What an evaluator does beside judging: one more application, what they know, what they may not judge. */
export function EvaluatorTools() {
  const navigate = useNavigate();
  const next = useTakeNext();
  const take = () =>
    next.mutate(undefined, {
      onSuccess: ({ evaluation_id: evaluationId }) => {
        if (evaluationId) void navigate({ to: "/evaluation/$evaluationId", params: { evaluationId } });
        else toast.info(m.judging_next_none());
      },
    });
  return (
    <>
      <Link to="/evaluator-dashboard/expertise" className={buttonStyles({ variant: "outline" })}>
        <Armchair aria-hidden />
        {m.judging_expertise()}
      </Link>
      <Link to="/evaluator-dashboard/conflicts" className={buttonStyles({ variant: "outline" })}>
        <ShieldAlert aria-hidden />
        {m.judging_conflicts()}
      </Link>
      <Button onClick={take} pending={next.isPending}>
        <ListPlus aria-hidden />
        {m.judging_next()}
      </Button>
    </>
  );
}
