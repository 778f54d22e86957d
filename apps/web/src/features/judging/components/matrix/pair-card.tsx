import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatList } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { type CellLook, isPlanned, LOOKS } from "../../model/cell-look.ts";
import { conflictText } from "../../model/conflict-words.ts";
import { declineText } from "../../model/decline-words.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Application, Evaluator, Picture } from "../../model/matrix-picture.ts";

interface PairCardProps {
  application: Application;
  evaluator: Evaluator;
  look: CellLook;
  picture: Picture;
  loadCap: number | null;
  /** Nothing is given any more: no key does anything here. */
  isLocked: boolean;
  /** A proposal stands, which keys adjust. */
  isProposing: boolean;
}

/** What speaks for and against a pair, beside its cell, with the keys that act on it. Each cell says the same to a screen reader. */
export function PairCard({ application, evaluator, look, picture, loadCap, isLocked, isProposing }: PairCardProps) {
  const cap = evaluator.cap ?? loadCap;
  const { given } = picture.loadOf(evaluator.id);
  const knows = application.field !== null && evaluator.fields.includes(application.field);
  const conflict = picture.conflictOf(application.id, evaluator.id);
  const decline = picture.declineOf(application.id, evaluator.id);
  const stands = look === "asked" || look === "assigned" || look === "submitted";
  function spaceText() {
    if (stands) return m.judging_pair_take_back();
    if (!isProposing) return m.judging_pair_assign();
    return isPlanned(look) ? m.judging_pair_take_out() : m.judging_pair_put_in();
  }
  return (
    <div aria-hidden className="grid w-72 gap-3 rounded-lg border border-border bg-surface p-3.5 text-sm shadow-lg">
      <p className="flex items-center gap-2.5">
        <Avatar name={evaluator.name} tone="evaluator" size={28} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{evaluator.name}</span>
          <span className="block truncate text-muted-foreground">
            {m.judging_pair_for({ name: application.name || (application.reference ?? "") })}
          </span>
        </span>
      </p>
      <ul className="grid gap-1.5">
        {(stands || isPlanned(look)) && <Point isGood>{LOOKS[look]()}</Point>}
        {look === "taken_out" && <Point>{LOOKS[look]()}</Point>}
        {decline && <Point>{declineText(decline)}</Point>}
        {!evaluator.may_take && <Point>{m.judging_evaluator_gone()}</Point>}
        {!application.is_open && <Point>{m.judging_pair_closed()}</Point>}
        <Point isGood={knows}>
          {knows
            ? m.judging_pair_knows({ field: fieldName(application.field) })
            : evaluator.fields.length > 0
              ? m.judging_pair_knows_others({ fields: formatList(evaluator.fields.map(fieldName)) })
              : m.judging_fields_none()}
        </Point>
        {evaluator.may_take && (
          <Point isGood={cap === null || given < cap}>
            {cap === null ? m.judging_pair_load({ load: String(given) }) : m.judging_pair_of_cap({ given, cap })}
          </Point>
        )}
        <Point isGood={conflict === undefined}>
          {conflict !== undefined
            ? conflictText(conflict)
            : evaluator.stated_at
              ? m.judging_pair_stated({ date: formatDate(evaluator.stated_at) })
              : m.judging_pair_no_conflict()}
        </Point>
      </ul>
      {!isLocked && evaluator.may_take && application.is_open && look !== "submitted" && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border pt-2.5 text-muted-foreground">
          {(conflict === undefined || isPlanned(look)) && <Key name="Space">{spaceText()}</Key>}
          {!stands && (
            <Key name="C">{conflict === undefined ? m.judging_key_conflict() : m.judging_key_no_conflict()}</Key>
          )}
          {stands && (
            <Key name="L">
              {picture.isFixed(application.id, evaluator.id) ? m.judging_key_free() : m.judging_key_fix()}
            </Key>
          )}
        </p>
      )}
    </div>
  );
}

const Point = ({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) => (
  <li className="flex gap-2">
    {isGood ? (
      <Check className="mt-0.5 size-4 shrink-0 text-success" />
    ) : (
      <X className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
    )}
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </li>
);

const Key = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <KeyHint>{name}</KeyHint>
    {children}
  </span>
);
