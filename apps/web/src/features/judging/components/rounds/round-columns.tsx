import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { blindnessText, STATE_NAMES, STATE_TONES } from "../../model/round-words.ts";

const needed = ({ figures, required_reviews }: Round) => figures.applications * required_reviews;

/** Columns of the rounds; a row leads to its round. */
export const roundColumns = (): readonly Column<Round>[] => [
  {
    label: m.judging_column_round(),
    phone: "main",
    cell: (round) => (
      <RowTitle sub={localized(round.programme.title)}>
        <Link
          to="/evaluation-management/rounds/$roundId"
          params={{ roundId: round.id }}
          data-row-link
          className={linkStyles({ kind: "cover" })}
        >
          {localized(round.title)}
        </Link>
      </RowTitle>
    ),
    text: ({ title }) => localized(title),
  },
  {
    label: m.judging_column_state(),
    phone: "top",
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]()}</Badge>,
    text: ({ state }) => STATE_NAMES[state](),
  },
  {
    label: m.judging_column_applications(),
    align: "end",
    cell: ({ figures }) => <span className="tnum">{formatNumber(figures.applications)}</span>,
    text: ({ figures }) => figures.applications,
  },
  {
    label: m.judging_column_progress(),
    phone: "bottom",
    cell: (round) => (
      <span className="flex items-center gap-3">
        <SeatBar value={round.figures.met} max={needed(round)} seats={12} className="h-3 w-24 shrink-0 max-md:w-14" />
        <span className="tnum text-sm whitespace-nowrap text-muted-foreground">
          {m.judging_reviews_of({ submitted: round.figures.met, needed: needed(round) })}
        </span>
      </span>
    ),
    text: ({ figures }) => figures.met,
  },
  {
    label: m.judging_column_blindness(),
    from: "xl",
    cell: (round) => <span className="text-sm text-muted-foreground">{blindnessText(round)}</span>,
    text: blindnessText,
  },
  {
    label: m.judging_column_deadline(),
    from: "lg",
    align: "end",
    cell: ({ deadline }) => (deadline ? formatDateTime(deadline) : m.judging_no_deadline()),
    text: ({ deadline }) => deadline,
  },
];
