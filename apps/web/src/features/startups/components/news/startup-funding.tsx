import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import { ROUND_LABELS } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import { Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { formatDate, formatList, formatMoney } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { SeatLine } from "#shared/ui/theatre/seat-line.tsx";
import { hasStacks, seatColor, seatsOf, seatValue } from "../../model/funding-seats.ts";
import { EntrySection } from "./entry-section.tsx";
import { FundingChart } from "./funding-chart.tsx";

const NEW_ROUND = { kind: "", on: "", amount: null, currency: "EUR", givers: [], is_open: null };

/** Money that a startup took: stacks of seats over the years where there is room, else a line of seats for each round. */
export function StartupFunding({ rounds }: { rounds: readonly StartupRound[] }) {
  const [isTable, setTable] = useState(false);
  const each = seatValue(rounds);
  const isDrawn = hasStacks(rounds, each);
  return (
    <EntrySection
      id="funding"
      kind="round"
      title={m.startups_funding()}
      aside={
        <>
          {each !== null && (
            <p className="text-[0.9375rem] text-muted-foreground">
              {m.startups_funding_unit({ amount: formatMoney(each, rounds[0]?.currency) })}
            </p>
          )}
          {isDrawn && (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto max-md:hidden print:hidden"
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              <Table2 />
              {m.startups_funding_table()}
            </Button>
          )}
        </>
      }
      empty={NEW_ROUND}
      addLabel={m.startups_round_add()}
      hint={m.startups_funding_hint()}
      isEmpty={rounds.length === 0}
    >
      {(edit) => (
        <>
          {isDrawn && !isTable && (
            <div className="max-md:hidden">
              <FundingChart rounds={rounds} each={each} />
            </div>
          )}
          <ul
            className={cn(
              "divide-y divide-border",
              isDrawn && !isTable && "md:sr-only md:has-focus-visible:not-sr-only",
            )}
          >
            {rounds.map((round) => (
              <Round
                key={round.id}
                round={round}
                each={each}
                edit={edit({ id: round.id, answers: { ...round, id: undefined } }, localized(ROUND_LABELS[round.kind]))}
              />
            ))}
          </ul>
        </>
      )}
    </EntrySection>
  );
}

function Round({ round, each, edit }: { round: StartupRound; each: number | null; edit: ReactNode }) {
  const { kind, on, amount, currency, givers, is_open: isOpen } = round;
  const seats = each === null ? 0 : seatsOf(round, each);
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{localized(ROUND_LABELS[kind])}</span>
          {isOpen && (
            <Badge tone="accent" className="ml-2">
              {m.startups_round_open()}
            </Badge>
          )}
          <span className="block text-[0.9375rem] text-muted-foreground">
            {[formatList(givers), formatDate(on, "month")].filter(Boolean).join(", ")}
          </span>
        </p>
        <p className="tnum flex items-center gap-2 font-semibold">
          {amount === null ? m.startups_amount_undisclosed() : formatMoney(amount, currency, true)}
          {edit}
        </p>
      </div>
      {seats > 0 && (
        <SeatLine
          count={seats}
          look={isOpen ? "ring" : "full"}
          color={isOpen ? "var(--accent-ink)" : seatColor(kind)}
          className="max-w-[26rem]"
        />
      )}
    </li>
  );
}
