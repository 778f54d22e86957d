import type {
  DistributeInput,
  Proposal,
  ProposalApplied,
} from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useApplyProposal, useDistribute } from "../judging.mutations.ts";
import { proposedBy, type Proposed } from "../model/cell-look.ts";
import type { Picture } from "../model/matrix-picture.ts";

/** What is asked of a distribution beyond its round. */
export type Wish = Omit<DistributeInput, "id">;

const NOBODY: Proposed = new Set();
/** As long as seats that were taken just now are shown being taken. */
const TAKEN_MS = 400;

/** A distribution of a round: asked for, looked at, applied or dropped. Nothing happens before it is applied. */
export function useProposal(roundId: string, picture: Picture | undefined) {
  const [made, setMade] = useState<{ proposal: Proposal; wish: Wish; mark: string } | null>(null);
  const [failure, setFailure] = useState<{ code: string | undefined; text: string } | null>(null);
  const [leftOut, setLeftOut] = useState<ProposalApplied["left_out"]>([]);
  const [taken, setTaken] = useState<Proposed>(NOBODY);
  const [asking, setAsking] = useState<Wish | null>(null);
  const waiting = useRef<AbortController>(undefined);
  const distribute = useDistribute();
  const apply = useApplyProposal();
  useEffect(() => () => waiting.current?.abort(), []);
  useEffect(() => {
    if (taken.size === 0) return undefined;
    const timer = setTimeout(() => setTaken(NOBODY), TAKEN_MS);
    return () => clearTimeout(timer);
  }, [taken]);

  function ask(wish: Wish): void {
    const { signal } = (waiting.current = new AbortController());
    setAsking(wish);
    distribute.mutate(
      { input: { id: roundId, ...wish }, signal },
      {
        onSuccess: (proposal) => {
          setMade({ proposal, wish, mark: picture?.mark ?? "" });
          setFailure(null);
          setLeftOut([]);
        },
        onError: (error) => {
          if (!signal.aborted) toast.error(m.judging_distribute_failed(), { description: errorText(error) });
        },
        onSettled: () => setAsking(null),
      },
    );
  }
  function applyIt(): void {
    if (!made || made.proposal.pairs.length === 0) return;
    apply.mutate(made.proposal.id, {
      onSuccess: ({ left_out }) => {
        setLeftOut(left_out);
        setTaken(proposedBy(made.proposal));
        setMade(null);
        setFailure(null);
      },
      onError: (error) => setFailure({ code: errorCode(error), text: errorText(error) }),
    });
  }
  const isOld =
    made !== null && (failure?.code === "round.proposal_old" || (picture !== undefined && picture.mark !== made.mark));
  return {
    proposal: made?.proposal ?? null,
    wish: made?.wish ?? null,
    /** The round is not any more what was distributed: it is asked for anew. */
    isOld: isOld && !apply.isPending,
    failure: isOld ? null : failure,
    leftOut,
    closeLeftOut: () => setLeftOut([]),
    taken,
    ask,
    asking,
    cancel: () => waiting.current?.abort(),
    apply: applyIt,
    isApplying: apply.isPending,
    discard: () => {
      setMade(null);
      setFailure(null);
    },
  };
}
