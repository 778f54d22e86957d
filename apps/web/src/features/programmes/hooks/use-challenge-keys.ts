import { useEffect, useEffectEvent, useRef } from "react";
import { keyOf, usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { CHALLENGE_PARTS, type ChallengePart } from "../model/challenge-search.ts";
import { PART_KEYS } from "../model/part-words.ts";

/** G waits so long for its letter. */
const CHORD_MS = 1500;

interface ChallengeKeys {
  part: ChallengePart;
  onPart: (part: ChallengePart) => void;
  onApplicant: () => void;
  onLanguage: () => void;
}

/** [ and ] go through the parts, G with a letter to one, P shows the call as an applicant sees it, Alt+L changes the language. */
export function useChallengeKeys({ part, onPart, onApplicant, onLanguage }: ChallengeKeys): void {
  const chordAt = useRef(Number.NEGATIVE_INFINITY);
  usePlainKeys((key, event) => {
    const isChord = performance.now() - chordAt.current < CHORD_MS;
    chordAt.current = key === "g" ? performance.now() : Number.NEGATIVE_INFINITY;
    const by = key === "[" || event.code === "BracketLeft" ? -1 : key === "]" || event.code === "BracketRight" ? 1 : 0;
    const at = CHALLENGE_PARTS.indexOf(part);
    const next = isChord ? PART_KEYS[key] : by === 0 ? undefined : CHALLENGE_PARTS[at + by];
    if (next) {
      event.preventDefault();
      onPart(next);
    } else if (!isChord && key === "p") onApplicant();
  });
  const switched = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || keyOf(event) !== "l") return;
    event.preventDefault();
    onLanguage();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => switched(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
