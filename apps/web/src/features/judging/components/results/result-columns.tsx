import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatFigure, formatNumber } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { fieldName } from "../../model/field-name.ts";
import { ScoreRail, type RailScale } from "./score-rail.tsx";
import { VERDICT_NAMES, VERDICT_TONES } from "../../model/verdicts.ts";

/** Orders of the ranking, by the figure that each goes by; the highest first, a spread too. */
export const ORDERS = ["corrected", "mean", "median", "spread"] as const;
export type Order = (typeof ORDERS)[number];

const figure = (value: number | null) => (value === null ? "–" : formatFigure(value, 1));

function Figure({ value, isMain }: { value: number | null; isMain?: boolean }) {
  return <span className={isMain ? "tnum font-semibold" : "tnum text-muted-foreground"}>{figure(value)}</span>;
}

/** More reviews than this are a number alone. */
const SEATS = [1, 2, 3, 4, 5];

/** Columns of a round's ranking. @param verdictOf what is prepared or decided of an application @param scale of its rails */
export const resultColumns = (
  verdictOf: (applicationId: string) => Decision | undefined,
  scale: RailScale,
): readonly Column<Result>[] => [
  { label: m.judging_column_rank(), align: "end", cell: ({ rank }) => <span className="tnum">{rank ?? "–"}</span> },
  {
    label: m.judging_column_application(),
    phone: "main",
    cell: ({ application_id, name, reference, field, disagrees, is_uncertain, is_passed_on, scores, interval }) => (
      <RowTitle
        badge={
          <>
            {disagrees && <Badge tone="danger">{m.judging_disagrees()}</Badge>}
            {is_uncertain && <Badge tone="accent">{m.judging_uncertain()}</Badge>}
            {is_passed_on && <Badge tone="success">{m.judging_is_passed_on()}</Badge>}
          </>
        }
        sub={[reference, scores.length > 0 && interval === null && m.judging_few_reviews(), fieldName(field)]
          .filter(Boolean)
          .join(" · ")}
      >
        <Link
          to="/evaluation-management"
          search={{ application: application_id }}
          data-row-link
          className={linkStyles({ kind: "cover" })}
        >
          {name || reference}
        </Link>
      </RowTitle>
    ),
  },
  {
    label: m.judging_column_rail({ from: formatNumber(scale.from), to: formatNumber(100) }),
    from: "xl",
    cell: (result) => <ScoreRail result={result} scale={scale} />,
  },
  {
    label: m.judging_column_corrected(),
    align: "end",
    phone: "top",
    sort: { descending: "corrected" },
    cell: ({ corrected, interval }) => (
      <span className="whitespace-nowrap">
        <Figure value={corrected} isMain />
        {interval !== null && <span className="tnum text-sm text-muted-foreground"> ±{formatFigure(interval, 1)}</span>}
      </span>
    ),
  },
  {
    label: m.judging_column_mean(),
    align: "end",
    sort: { descending: "mean" },
    cell: ({ mean }) => <Figure value={mean} />,
  },
  {
    label: m.judging_column_median(),
    align: "end",
    from: "lg",
    sort: { descending: "median" },
    cell: ({ median }) => <Figure value={median} />,
  },
  {
    label: m.judging_column_spread(),
    align: "end",
    from: "lg",
    sort: { descending: "spread" },
    cell: ({ spread }) => <Figure value={spread} />,
  },
  {
    label: m.judging_column_reviews(),
    from: "2xl",
    cell: ({ scores }) =>
      scores.length > 0 && (
        <span className="flex items-center gap-1">
          {SEATS.filter((seat) => seat <= scores.length).map((seat) => (
            <i key={seat} aria-hidden className="size-2 rounded-full bg-evaluator" />
          ))}
          <span className="tnum ml-1 text-sm text-muted-foreground">{scores.length}</span>
        </span>
      ),
  },
  {
    label: m.judging_column_verdict(),
    phone: "bottom",
    cell: ({ application_id }) => {
      const decision = verdictOf(application_id);
      return decision ? (
        <Badge tone={VERDICT_TONES[decision.verdict]}>{VERDICT_NAMES[decision.verdict]()}</Badge>
      ) : null;
    },
  },
];
