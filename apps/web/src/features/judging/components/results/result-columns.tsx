import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { m } from "#messages";
import { formatFigure, formatNumber } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Asked } from "./formula-dialog.tsx";
import { ScoreRail, type RailScale } from "./score-rail.tsx";
import { VERDICT_NAMES, VERDICT_TONES } from "../../model/verdicts.ts";

/** Orders of the ranking, by the figure that each goes by; the highest first, a spread too. */
export const ORDERS = ["corrected", "mean", "median", "spread"] as const;
export type Order = (typeof ORDERS)[number];

interface FigureButtonProps {
  value: number | null;
  label: string;
  prefix?: string;
  isMain?: boolean;
  onAsk: () => void;
}

/** A figure that tells how it came about when it is pressed. */
function FigureButton({ value, label, prefix = "", isMain, onAsk }: FigureButtonProps) {
  if (value === null) return <span className="text-muted-foreground">–</span>;
  const shown = `${prefix}${formatFigure(value, 1)}`;
  return (
    <button
      type="button"
      onClick={onAsk}
      aria-label={m.judging_formula_open({ figure: label, value: shown })}
      className={cn(
        "tnum relative z-10 rounded-xs underline-offset-3 hover:underline max-md:min-h-11",
        isMain ? "font-semibold" : "text-muted-foreground",
      )}
    >
      {shown}
    </button>
  );
}

/** More reviews than this are a number alone. */
const SEATS = [1, 2, 3, 4, 5];

interface ResultColumns {
  /** What is prepared or decided of an application. */
  verdictOf: (applicationId: string) => Decision | undefined;
  /** Of the rails. */
  scale: RailScale;
  /** Whose reviews are open under their row. */
  openedId: string | undefined;
  onOpen: (id: string) => void;
  onAsk: (asked: Asked) => void;
}

/** Columns of a round's ranking. */
export const resultColumns = ({
  verdictOf,
  scale,
  openedId,
  onOpen,
  onAsk,
}: ResultColumns): readonly Column<Result>[] => [
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
    cell: (result) => (
      <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
        <FigureButton
          value={result.corrected}
          label={m.judging_formula_corrected()}
          isMain
          onAsk={() => onAsk({ figure: "corrected", result })}
        />
        {result.interval !== null && (
          <FigureButton
            value={result.interval}
            label={m.judging_formula_interval()}
            prefix="±"
            onAsk={() => onAsk({ figure: "interval", result })}
          />
        )}
      </span>
    ),
  },
  {
    label: m.judging_column_mean(),
    align: "end",
    sort: { descending: "mean" },
    cell: (result) => (
      <FigureButton
        value={result.mean}
        label={m.judging_formula_mean()}
        onAsk={() => onAsk({ figure: "mean", result })}
      />
    ),
  },
  {
    label: m.judging_column_median(),
    align: "end",
    from: "lg",
    sort: { descending: "median" },
    cell: (result) => (
      <FigureButton
        value={result.median}
        label={m.judging_formula_median()}
        onAsk={() => onAsk({ figure: "median", result })}
      />
    ),
  },
  {
    label: m.judging_column_spread(),
    align: "end",
    from: "lg",
    sort: { descending: "spread" },
    cell: (result) => (
      <FigureButton
        value={result.spread}
        label={m.judging_formula_spread()}
        onAsk={() => onAsk({ figure: "spread", result })}
      />
    ),
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
  {
    label: m.judging_key_reviews(),
    hidesLabel: true,
    phone: "actions",
    cell: ({ application_id: id, name, reference }) => (
      <Button
        variant="ghost"
        size="icon-sm"
        aria-expanded={id === openedId}
        aria-label={m.judging_row_reviews({ name: name || (reference ?? "") })}
        onClick={() => onOpen(id)}
      >
        <ChevronDown className={cn("transition-transform duration-150", id === openedId && "rotate-180")} />
      </Button>
    ),
  },
];
