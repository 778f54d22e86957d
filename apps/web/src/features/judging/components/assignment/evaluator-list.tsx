import type { Evaluator, Picture } from "../../model/matrix-picture.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { BellRing } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatDateTime, formatList, formatNumber } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { useRemind, useSetProposed } from "../../judging.mutations.ts";
import { fieldName } from "../../model/field-name.ts";

interface EvaluatorListProps {
  roundId: string;
  picture: Picture;
  loadCap: number | null;
  isLocked: boolean;
  /** Opens what someone has and may be given, where there is no matrix to do it in. */
  onOpen?: ((evaluator: Evaluator) => void) | undefined;
}

/** How much each evaluator has, how far they are, and the way to remind them, each once a day. */
export function EvaluatorList({ roundId, picture, loadCap, isLocked, onOpen }: EvaluatorListProps) {
  const remind = useRemind(roundId);
  const now = useNow();
  const waiting = picture.evaluators.filter(({ id, may_take, reminded_at }) => {
    const { given, submitted } = picture.loadOf(id);
    const wasReminded = reminded_at !== null && now !== null && Date.parse(reminded_at) > now - DAY_MS;
    return may_take && given > submitted && !wasReminded;
  });
  // Some of those who have something left; all of them are reminded anyway.
  const some = [
    { who: "late", label: m.judging_remind_late, people: waiting.filter(({ id }) => picture.loadOf(id).late > 0) },
    {
      who: "silent",
      label: m.judging_remind_unanswered,
      people: waiting.filter(({ id }) => picture.loadOf(id).unanswered > 0),
    },
  ].filter(({ people }) => people.length > 0 && people.length < waiting.length);
  return (
    <div className="grid gap-4">
      {!isLocked && waiting.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            pending={remind.isPending}
            onClick={() => remind.mutate(waiting.map(({ id }) => id))}
          >
            <BellRing aria-hidden />
            {m.judging_remind({ count: waiting.length })}
          </Button>
          {some.map(({ who, label, people }) => (
            <Button
              key={who}
              variant="outline"
              disabled={remind.isPending}
              onClick={() => remind.mutate(people.map(({ id }) => id))}
            >
              {label({ count: people.length })}
            </Button>
          ))}
        </div>
      )}
      <ListTable
        label={m.judging_evaluators()}
        rows={picture.evaluators}
        rowId={({ id }) => id}
        columns={columnsFor(picture, { loadCap, onOpen, isLocked })}
      />
    </div>
  );
}

/** Whether distributions propose someone, or leave them out. */
function Proposed({
  evaluator: { id, name, may_take, is_proposed },
  isLocked,
}: {
  evaluator: Evaluator;
  isLocked: boolean;
}) {
  const set = useSetProposed();
  if (!may_take) return null;
  return (
    <Checkbox
      // The one above its row's link to what they have.
      className="relative z-1"
      checked={set.isPending ? set.variables.proposed : is_proposed}
      disabled={isLocked}
      onCheckedChange={(proposed) => set.mutate({ user_id: id, proposed })}
      aria-label={m.judging_proposed_of({ name })}
    />
  );
}

/** Columns of the evaluators, with what the matrix knows of each. */
const columnsFor = (
  picture: Picture,
  { loadCap, onOpen, isLocked }: Pick<EvaluatorListProps, "loadCap" | "onOpen" | "isLocked">,
): readonly Column<Evaluator>[] => [
  {
    label: m.judging_column_evaluator(),
    phone: "main",
    cell: (evaluator) => (
      <span className="grid">
        {onOpen ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className={linkStyles({ kind: "cover", className: "text-left" })}
            onClick={() => onOpen(evaluator)}
          >
            {evaluator.name}
          </button>
        ) : (
          <span className="font-semibold [overflow-wrap:anywhere]">{evaluator.name}</span>
        )}
        {!evaluator.may_take && <span className="text-sm text-muted-foreground">{m.judging_evaluator_gone()}</span>}
      </span>
    ),
  },
  {
    label: m.judging_column_fields(),
    from: "lg",
    wraps: true,
    cell: ({ fields }) => (
      <span className="block min-w-28 text-sm text-muted-foreground">
        {fields.length > 0 ? formatList(fields.map(fieldName)) : m.judging_fields_none()}
      </span>
    ),
  },
  {
    label: m.judging_column_proposed(),
    phone: "line",
    cell: (evaluator) => <Proposed evaluator={evaluator} isLocked={isLocked} />,
  },
  {
    label: m.judging_column_load(),
    align: "end",
    phone: "top",
    cell: ({ id, cap, may_take }) => (
      <span className="tnum">
        {formatNumber(picture.loadOf(id).given)}
        {may_take && (cap ?? loadCap) !== null && <span className="text-muted-foreground">/{cap ?? loadCap}</span>}
      </span>
    ),
  },
  {
    label: m.judging_column_progress(),
    phone: "bottom",
    cell: ({ id }) => {
      const { given, submitted, late, unanswered } = picture.loadOf(id);
      return (
        <span className="flex items-center gap-3 max-md:flex-wrap max-md:justify-end max-md:gap-y-0">
          <SeatBar
            value={submitted}
            max={Math.max(1, given)}
            seats={12}
            color="var(--evaluator)"
            className="h-3 w-24 shrink-0 max-md:w-14"
          />
          <span className="tnum text-sm whitespace-nowrap text-muted-foreground">
            {m.judging_reviews_of({ submitted, needed: given })}
          </span>
          {unanswered > 0 && (
            <span className="text-sm text-muted-foreground">{m.judging_unanswered({ count: unanswered })}</span>
          )}
          {late > 0 && <span className="text-sm text-danger">{m.judging_late({ count: late })}</span>}
        </span>
      );
    },
  },
  {
    label: m.judging_column_statement(),
    from: "xl",
    cell: ({ stated_at, asked_at }) =>
      stated_at ? (
        formatDate(stated_at)
      ) : (
        <span className="text-muted-foreground">
          {asked_at ? m.judging_statement_asked_at({ date: formatDate(asked_at) }) : "–"}
        </span>
      ),
  },
  {
    label: m.judging_column_reminded(),
    from: "xl",
    align: "end",
    cell: ({ reminded_at }) => (reminded_at ? formatDateTime(reminded_at) : ""),
  },
];
