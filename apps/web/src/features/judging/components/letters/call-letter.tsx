import type { LetterTexts, Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useDropLetter } from "../../judging.mutations.ts";

interface CallLetterProps {
  programmeId: string;
  verdict: Verdict;
  version: number;
  texts: LetterTexts;
  /** Whether the call has words of its own. */
  isOwn: boolean;
}

/** Whose letter goes out in a call, and the way back to the organization's. */
export function CallLetter({ programmeId, verdict, version, texts, isOwn }: CallLetterProps) {
  const drop = useDropLetter(texts);
  if (!isOwn) return <Alert>{m.judging_letter_inherited()}</Alert>;
  return (
    <Alert
      action={
        <Button
          size="sm"
          variant="outline"
          pending={drop.isPending}
          onClick={() => drop.mutate({ programme_id: programmeId, verdict, version })}
        >
          {m.judging_letter_drop()}
        </Button>
      }
    >
      {m.judging_letter_own()}
    </Alert>
  );
}
