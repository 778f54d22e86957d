import type { DeclareConflict } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import type { PassOn } from "@kerkis/contract/judging/results/results.schema.ts";
import type {
  DecisionRules,
  DropLetter,
  PrepareInput,
  SaveTemplate,
} from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import type { LetterTexts } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { CreateRound, Round, UpdateRound } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import type {
  ApplyProposalInput,
  DistributeInput,
  ExpertiseInput,
  ProposedInput,
} from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { forgetKept } from "#shared/offline/forget-kept.ts";
import { judgingQueries } from "./judging.queries.ts";
import { letterQueries } from "./letters.queries.ts";
import { publicationQueries } from "./publication.queries.ts";

/** Puts a changed round on screen and asks for the lists again. */
function useRoundCommand<Input>(mutationFn: (input: Input) => Promise<Round>) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn,
    stale: () => [judgingQueries.all()],
    onSuccess: (round: Round) => {
      queryClient.setQueryData(judgingQueries.round(round.id).queryKey, round);
    },
  });
}

export const useCreateRound = () => useRoundCommand((input: CreateRound) => api.judging.createRound(input));
export const useUpdateRound = () => useRoundCommand((input: UpdateRound) => api.judging.updateRound(input));

interface StateInput {
  id: string;
  version: number;
  reason: string;
}
export const useLockRound = () => useRoundCommand((input: StateInput) => api.judging.lockRound(input));
export const useReopenRound = () => useRoundCommand((input: StateInput) => api.judging.reopenRound(input));

/** Asks for a distribution; nothing changes by it, and whoever waits no longer ends it. */
export const useDistribute = () =>
  useCommand({
    mutationFn: ({ input, signal }: { input: DistributeInput; signal: AbortSignal }) =>
      api.judging.distribute(input, { signal }),
  });

const stale = () => [judgingQueries.all()];

export const useApplyProposal = () =>
  useCommand({
    mutationFn: (input: ApplyProposalInput) => api.judging.applyProposal(input),
    stale,
    done: ({ assigned }) => m.judging_applied({ count: assigned }),
  });

interface Pair {
  application_id: string;
  evaluator_id: string;
}
export const useAssignMany = (id: string) =>
  useCommand({
    mutationFn: (pairs: Pair[]) => api.judging.assignMany({ id, pairs }),
    stale,
    overlaps: true,
    failed: m.judging_assign_failed,
  });

export const useUnassignMany = (id: string) =>
  useCommand({
    mutationFn: (evaluationIds: string[]) => api.judging.unassignMany({ id, evaluation_ids: evaluationIds }),
    stale,
    overlaps: true,
    failed: m.judging_assign_failed,
  });

/** Lets an evaluator take more, as whoever manages the round decides. */
export const useRaiseCap = () =>
  useCommand({
    mutationFn: (input: ExpertiseInput) => api.judging.setExpertise(input),
    stale,
    failed: m.judging_raise_failed,
  });

/** Keeps assignments where they are, or lets them go. */
export const useFixMany = (id: string) =>
  useCommand({
    mutationFn: (input: { evaluation_ids: string[]; fixed: boolean }) => api.judging.fixMany({ id, ...input }),
    stale,
    overlaps: true,
    failed: m.judging_fix_failed,
  });

/** Enters a conflict of interest for an evaluator, or takes it back. */
export const useEnterConflict = (id: string) =>
  useCommand({
    mutationFn: (input: Pair & { entered: boolean }) => api.judging.enterConflict({ id, ...input }),
    stale,
    done: (_, { entered }) => (entered ? m.judging_conflict_entered() : m.judging_conflict_dropped()),
    undo: (_, { entered, ...pair }) => api.judging.enterConflict({ id, ...pair, entered: !entered }),
    failed: m.judging_conflict_not_entered,
  });

export const useRemind = (id: string) =>
  useCommand({
    mutationFn: (userIds: string[]) => api.judging.remind({ id, user_ids: userIds }),
    stale,
    done: ({ assigned }) => m.judging_reminded({ count: assigned }),
    failed: m.judging_remind_failed,
  });

export const usePrepareDecisions = () =>
  useCommand({
    mutationFn: (input: PrepareInput) => api.judging.prepareDecisions(input),
    stale,
    failed: m.judging_prepare_failed,
  });

export const useApplyDecisions = () =>
  useCommand({
    mutationFn: (input: { id: string; decision_ids: string[] }) => api.judging.applyDecisions(input),
    // What is still to be decided before the results are published, too.
    stale: () => [...stale(), publicationQueries.all()],
  });

export const useSetDecisionRules = () =>
  useCommand({
    mutationFn: (input: DecisionRules) => api.judging.setDecisionRules(input),
    stale,
    done: () => m.judging_second_person_done(),
    failed: m.judging_second_person_failed,
  });

/** Passes applications on to the next round, or takes them back. */
export const usePassOn = () =>
  useCommand({
    mutationFn: (input: PassOn) => api.judging.passOn(input),
    stale,
    done: ({ moved }) => m.judging_passed_on({ count: moved }),
    failed: m.judging_pass_on_failed,
  });

const publicationChanged = () => [publicationQueries.all()];

/** @param call its title, in the reader's language */
export const useTakeBackResults = (call: string) =>
  useCommand({
    mutationFn: (programme_id: string) => api.judging.takeBackResults({ programme_id }),
    stale: publicationChanged,
    done: () => m.judging_publish_taken_back({ call }),
    failed: m.judging_publish_failed,
  });

/** @param call its title, in the reader's language */
export const usePublishResults = (call: string) =>
  useCommand({
    mutationFn: (programme_id: string) => api.judging.publishResults({ programme_id }),
    stale: publicationChanged,
    done: () => m.judging_publish_done({ call }),
    undo: (_, programme_id) => api.judging.takeBackResults({ programme_id }),
  });

export const useTakeNext = () => useCommand({ mutationFn: () => api.judging.next(), failed: m.judging_next_failed });

export const useSetExpertise = () =>
  useCommand({
    mutationFn: (input: ExpertiseInput) => api.judging.setExpertise(input),
    stale,
    done: () => m.judging_expertise_saved(),
  });

export const useSetProposed = () =>
  useCommand({ mutationFn: (input: ProposedInput) => api.judging.setProposed(input), stale });

export const useDeclareConflict = () =>
  useCommand({
    mutationFn: (input: DeclareConflict) => api.judging.declareConflict(input),
    stale,
    onSuccess: (_, { declared }) => void (declared && forgetKept().catch(() => undefined)),
    done: (_, { declared }) => (declared ? m.judging_conflict_done() : m.judging_conflict_taken_back()),
  });

/** Says that every conflict of interest in a round was declared. */
export const useStateConflicts = () =>
  useCommand({
    mutationFn: (roundId: string) => api.judging.stateConflicts({ round_id: roundId }),
    stale,
    done: () => m.judging_statement_kept(),
    failed: m.judging_statement_failed,
  });

export const useAskForStatements = (id: string) =>
  useCommand({
    mutationFn: () => api.judging.askForStatements({ id }),
    stale,
    done: ({ asked }) => m.judging_statements_asked({ count: asked }),
  });

/** Prepared decisions go out with what is worded now. */
const lettersChanged = () => [...stale(), letterQueries.all()];

export const useSaveLetter = () =>
  useCommand({
    mutationFn: (input: SaveTemplate) => api.judging.saveLetterTemplate(input),
    stale: lettersChanged,
    done: () => m.judging_letter_saved(),
  });

/** Lets the organization's letter hold for a call again. @param texts the call's own words, which undo brings back unless others were written since */
export const useDropLetter = (texts: LetterTexts) =>
  useCommand({
    mutationFn: (input: DropLetter) => api.judging.dropLetterTemplate(input),
    stale: lettersChanged,
    done: () => m.judging_letter_dropped(),
    undo: ({ versions }, input) =>
      api.judging.saveLetterTemplate({ ...input, version: versions[input.verdict], texts }),
    failed: m.judging_letter_failed,
  });
