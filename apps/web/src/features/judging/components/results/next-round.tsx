import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";

/** Those within the places that can still be decided and did not go on yet; a tie at the cut goes on whole. */
export const aboveCut = (rows: readonly Result[], places: number): string[] =>
  rows
    .filter(
      ({ rank, phase, is_passed_on }) =>
        !is_passed_on && rank !== null && rank <= places && (phase === "pending" || phase === "under_review"),
    )
    .map(({ application_id }) => application_id);

interface NextRoundProps {
  title: string;
  isLocked: boolean;
  /** Who is above the cut and did not go on yet; nobody where there is no cut. */
  within: readonly string[];
  /** How many went on already. */
  passed: number;
  isPending: boolean;
  onPass: (applicationIds: string[]) => void;
}

/** The way to the next round: those above the cut at once, or whom one chooses in the table. */
export function NextRound({ title, isLocked, within, passed, isPending, onPass }: NextRoundProps) {
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{m.judging_next_round({ title })}</h2>
          <p className="text-sm text-muted-foreground">
            {isLocked ? m.judging_next_round_text({ count: passed }) : m.judging_next_round_locked()}
          </p>
        </div>
        {isLocked && within.length > 0 && (
          <Button pending={isPending} onClick={() => onPass([...within])}>
            {m.judging_pass_on_cut({ count: within.length })}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
