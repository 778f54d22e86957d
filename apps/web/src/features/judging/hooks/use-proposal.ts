import type {
  DistributeInput,
  Proposal,
  ProposalApplied,
} from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText, fieldIssues } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useApplyProposal, useDistribute } from "../judging.mutations.ts";
import { flip } from "../model/flip.ts";
import type { MatrixPair, Picture } from "../model/matrix-picture.ts";
import { adjustmentsOf, type Pair, type Pairs, planOf, plannedPicture } from "../model/plan.ts";

/** What is asked of a distribution beyond its round. */
export type Wish = Omit<DistributeInput, "id">;

const NOTHING: Pairs = new Set();
/** As long as seats that were taken just now are shown being taken. */
const TAKEN_MS = 400;

interface Made {
  proposal: Proposal;
  wish: Wish;
  /** What assignments were like. */
  mark: string;
  /** Pairs that were taken out of it, or put in. */
  changed: Pairs;
}

/** Asks for another proposal, now or after something else. */
type Step = (ask: (wish: Wish) => void) => void;

interface Failure {
  code: string | undefined;
  text: string;
  /** Pairs that were put in and may not be. */
  pairs: Pair[];
}

/** A distribution of a round: asked for, looked at, adjusted, applied or dropped. Nothing happens before it is applied. */
export function useProposal(round: { id: string; load_cap: number | null }, picture: Picture | undefined) {
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [leftOut, setLeftOut] = useState<ProposalApplied["left_out"]>([]);
  const [taken, setTaken] = useState<Pairs>(NOTHING);
  const [asking, setAsking] = useState<Wish | null>(null);
  // What would drop adjustments and waits for a yes.
  const [dropping, setDropping] = useState<Step | null>(null);
  const waiting = useRef<AbortController>(undefined);
  const distribute = useDistribute();
  const apply = useApplyProposal();
  const plan = useMemo(() => planOf(made?.proposal ?? null, made?.changed ?? NOTHING), [made]);
  const planned = useMemo(() => picture && plannedPicture(picture, plan), [picture, plan]);
  useEffect(() => () => waiting.current?.abort(), []);
  useEffect(() => {
    if (taken.size === 0) return undefined;
    const timer = setTimeout(() => setTaken(NOTHING), TAKEN_MS);
    return () => clearTimeout(timer);
  }, [taken]);

  function ask(wish: Wish): void {
    const { signal } = (waiting.current = new AbortController());
    setAsking(wish);
    distribute.mutate(
      { input: { id: round.id, ...wish }, signal },
      {
        onSuccess: (proposal) => {
          setMade({ proposal, wish, mark: picture?.mark ?? "", changed: NOTHING });
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
  /** Has another proposal follow, at once or when whoever adjusted this one agrees. */
  function replace(step: Step): void {
    if (plan.changed.size > 0) setDropping(() => step);
    else step(ask);
  }
  function adjust(pairs: readonly MatrixPair[]): boolean {
    if (!made || !picture) return false;
    const flipped = flip(pairs, { proposal: made.proposal, plan, picture, loadCap: round.load_cap });
    if (!flipped) return false;
    // What is on its way is not adjusted any more.
    if (asking || apply.isPending) return true;
    setMade({ ...made, changed: flipped.changed });
    if (failure?.code !== "round.proposal_old") setFailure(null);
    if (flipped.refused.length > 0) toast.error(m.judging_not_put_in(), { description: flipped.refused.join(" · ") });
    return true;
  }
  function applyIt(): void {
    if (!made || plan.proposed.size === 0) return;
    const { taken_out, put_in } = adjustmentsOf(made.proposal, made.changed);
    apply.mutate(
      {
        id: made.proposal.id,
        ...(taken_out.length > 0 && { taken_out }),
        ...(put_in.length > 0 && { put_in }),
      },
      {
        onSuccess: ({ left_out }) => {
          setLeftOut(left_out);
          setTaken(plan.proposed);
          setMade(null);
          setFailure(null);
        },
        onError: (error) => {
          const places = fieldIssues(error).map(({ path }) => Number(/^put_in\.(\d+)$/.exec(path)?.[1]));
          const pairs = places.flatMap((place) => put_in[place] ?? []);
          setFailure({ code: errorCode(error), text: errorText(error), pairs });
        },
      },
    );
  }
  const isOld =
    made !== null && (failure?.code === "round.proposal_old" || (picture !== undefined && picture.mark !== made.mark));
  return {
    proposal: made?.proposal ?? null,
    wish: made?.wish ?? null,
    plan,
    /** The picture with what is proposed counted. */
    planned,
    /** The round is not any more what was distributed: it is asked for anew. */
    isOld: isOld && !apply.isPending,
    failure: isOld ? null : failure,
    leftOut,
    closeLeftOut: () => setLeftOut([]),
    taken,
    ask: (wish: Wish) => replace((now) => now(wish)),
    replace,
    /** Whoever says yes has what was asked for follow; null where nothing waits for that. */
    dropping: dropping && (() => dropping(ask)),
    stopDropping: () => setDropping(null),
    asking,
    cancel: () => waiting.current?.abort(),
    /** Takes pairs out or puts them in. @returns false where the press is about what is assigned for real */
    adjust,
    /** Back to what was computed. */
    reset: () => setMade(made && { ...made, changed: NOTHING }),
    apply: applyIt,
    isApplying: apply.isPending,
    discard: () => {
      setMade(null);
      setFailure(null);
    },
  };
}
