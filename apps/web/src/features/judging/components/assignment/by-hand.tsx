import { Undo2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useAssignMany, useUnassignMany } from "../../judging.mutations.ts";
import type { Picture } from "../../model/matrix-picture.ts";

interface ByHandProps {
  roundId: string;
  picture: Picture;
  chosen: ReadonlySet<string>;
}

/** What is done by hand with all chosen applications at once: given to someone, or taken back from everyone. */
export function ByHand({ roundId, picture, chosen }: ByHandProps) {
  const assign = useAssignMany(roundId);
  const unassign = useUnassignMany(roundId);
  const open = picture.applications.filter(({ id, is_open }) => is_open && chosen.has(id));
  const waiting = [...chosen]
    .flatMap((id) => picture.reviewsOf(id))
    .filter(
      ({ status, application_id, evaluator_id }) =>
        (status === "assigned" || status === "in_progress") && !picture.isFixed(application_id, evaluator_id),
    );
  function give(evaluatorId: string) {
    const free = open.filter(
      ({ id }) => !picture.cellOf(id, evaluatorId) && picture.conflictOf(id, evaluatorId) === undefined,
    );
    const conflicts = [...chosen].filter((id) => picture.conflictOf(id, evaluatorId) !== undefined).length;
    const told = {
      description: m.judging_by_hand_left({ conflicts, others: chosen.size - free.length - conflicts }),
    };
    if (free.length === 0) {
      toast.error(m.judging_by_hand_none(), told);
      return;
    }
    const pairs = free.map(({ id }) => ({ application_id: id, evaluator_id: evaluatorId }));
    assign.mutate(pairs, {
      onSuccess: () =>
        toast.success(m.judging_applied({ count: free.length }), free.length < chosen.size ? told : undefined),
    });
  }
  return (
    <>
      <NativeSelect
        aria-label={m.judging_by_hand_give()}
        placeholder={m.judging_by_hand_give()}
        className="w-full sm:w-64"
        value=""
        onChange={({ target }) => target.value !== "" && give(target.value)}
        options={picture.evaluators.flatMap(({ id, name, may_take }) => (may_take ? [{ value: id, label: name }] : []))}
      />
      {waiting.length > 0 && (
        <Button
          variant="outline"
          pending={unassign.isPending}
          onClick={() => unassign.mutate(waiting.map(({ id }) => id))}
        >
          <Undo2 aria-hidden />
          {m.judging_by_hand_take_back({ count: waiting.length })}
        </Button>
      )}
    </>
  );
}
