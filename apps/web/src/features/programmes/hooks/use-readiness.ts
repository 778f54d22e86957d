import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { readinessOf } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import type { ChallengeAnswers, ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { letterQueries } from "#features/judging/letters.public.ts";
import { m } from "#messages";
import type { ChallengePart } from "../model/challenge-search.ts";
import { lettersOf } from "../model/letters.ts";
import { READINESS_WORDS } from "../model/words.ts";
import { programmesQueries } from "../programmes.queries.ts";

/** One thing that a call waits for, or would be better with. */
export interface ReadyItem {
  id: string;
  words: () => string;
  part: ChallengePart;
  /** The field that it is about; null where it is a part as a whole. */
  field: keyof ChallengeAnswers | null;
  isBlocking: boolean;
  isDone: boolean;
}

const rank = ({ isDone, isBlocking }: ReadyItem): number => (isDone ? 2 : isBlocking ? 0 : 1);

function partOf(field: keyof ChallengeAnswers): ChallengePart {
  if (field === "decision_days") return "term";
  return field in CHALLENGE_FORM.texts.fields ? "texts" : "dates";
}

/** All that a call waits for, then what would be good, then what is done: its own fields, and what stands on other pages. @param now ISO 8601 */
export function useReadiness(challenge: ManagedChallenge, now: string): ReadyItem[] {
  const { id: challengeId, answers, form, criteria, criteria_lacking, managers } = challenge;
  const { data: rounds } = useQuery(programmesQueries.rounds(challengeId));
  const { data: letters } = useQuery(letterQueries.call(challengeId));
  const advice = (part: ChallengePart, words: () => string, isDone: boolean): ReadyItem => ({
    id: part,
    words,
    part,
    field: null,
    isBlocking: false,
    isDone,
  });
  return [
    ...readinessOf(answers, now).map(({ item, field, isBlocking, isDone }) => ({
      id: item,
      words: READINESS_WORDS[item],
      part: partOf(field),
      field,
      isBlocking,
      isDone,
    })),
    advice("form", m.programmes_ready_form, form?.is_changed !== true),
    advice(
      "eligibility",
      m.programmes_ready_rules,
      criteria > 0 && criteria_lacking.el === 0 && criteria_lacking.en === 0,
    ),
    advice("access", m.programmes_ready_access, managers.length > 1),
    ...(rounds ? [advice("rounds", m.programmes_ready_rounds, rounds.length > 0)] : []),
    ...(letters
      ? [
          advice(
            "letters",
            m.programmes_ready_letters,
            lettersOf(letters).every(({ isReady }) => isReady),
          ),
        ]
      : []),
  ].toSorted((one, other) => rank(one) - rank(other));
}
