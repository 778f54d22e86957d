import { APPLICATION_SUBJECTS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { PROGRAMME_STATES } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { choiceParam, given, optionalParams, textParam } from "#shared/routing/search.ts";

/** The address of the list: words, state, and whether a new one is being made. */
export const challengesSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    state: choiceParam(search["state"], PROGRAMME_STATES),
    new: choiceParam(search["new"], ["yes"]),
  });
export type ChallengesSearch = ReturnType<typeof challengesSearch>;

export const challengesInput = ({ q, state }: ChallengesSearch) => given({ search: q, state });

/** Whose registration the registry's own questions are asked with; startups' without. */
export const registryFormSearch = (search: Record<string, unknown>) =>
  optionalParams({ of: choiceParam(search["of"], APPLICATION_SUBJECTS) });

/** The parts of a call in the order of its editor. */
export const CHALLENGE_PARTS = [
  "texts",
  "dates",
  "form",
  "eligibility",
  "rounds",
  "letters",
  "access",
  "term",
] as const;
export type ChallengePart = (typeof CHALLENGE_PARTS)[number];

/** The part that is edited; without one, on a phone, the list of them. */
export const challengeSearch = (search: Record<string, unknown>) =>
  optionalParams({ part: choiceParam(search["part"], CHALLENGE_PARTS) });
