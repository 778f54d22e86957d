import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { useState } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Button } from "#shared/ui/button.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { type CellLook, isFree, isPlanned, LOOKS } from "../../model/cell-look.ts";
import { CellMark } from "../matrix/cell-mark.tsx";

export interface Paired {
  id: string;
  name: string;
  /** What speaks for or against it: a load, a field, what is missing. */
  detail: string;
  look: CellLook;
  /** A coordinator keeps it where it is. */
  isFixed: boolean;
  /** What keeps them apart; null where nothing does. */
  conflict: string | null;
  /** Whether a conflict of interest may be entered here, or taken back. */
  mayEnter: boolean;
  mayDrop: boolean;
  /** Those that are best given stand first. */
  order: number;
}

interface PairSheetProps {
  /** The application or the evaluator that it is about. */
  title: string;
  lead: string;
  /** Everything on the other side of the matrix. */
  others: readonly Paired[];
  isLocked: boolean;
  /** A proposal stands: what is given here is put into it, and taken out of it. */
  isProposing: boolean;
  isBusy: boolean;
  /** Given, or taken back. */
  onToggle: (id: string) => void;
  /** A conflict of interest is entered, or taken back. */
  onConflict: (id: string) => void;
  /** Kept where it is, or let go. */
  onFix: (id: string) => void;
  onClose: () => void;
}

/** Below this many, the eye is quicker than a search box. */
const SEARCH_FROM = 8;
const PORTION = 40;
const RANKS: Record<CellLook, number> = {
  asked: 0,
  assigned: 0,
  submitted: 0,
  declined: 0,
  recused: 4,
  proposed: 1,
  put_in: 1,
  taken_out: 2,
  expert: 2,
  free: 3,
  barred: 4,
};

/** A row or a column of the matrix on a phone: who has it, then who may, then who may not, each with the step that there is. */
export function PairSheet({
  title,
  lead,
  others,
  isLocked,
  isProposing,
  isBusy,
  onToggle,
  onConflict,
  onFix,
  onClose,
}: PairSheetProps) {
  const [search, setSearch] = useState("");
  const [drawn, setDrawn] = useState(PORTION);
  const shown = others
    .filter(({ name }) => matchesText(name, search))
    .toSorted((one, other) => RANKS[one.look] - RANKS[other.look] || one.order - other.order);
  return (
    <Sheet open side="bottom" isRead title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-6">
        <p className="text-muted-foreground">{lead}</p>
        {others.length >= SEARCH_FROM && (
          <SearchInput
            value={search}
            onValueChange={setSearch}
            aria-label={m.judging_pair_search()}
            placeholder={m.judging_pair_search()}
          />
        )}
        <ListRows look="inside" label={title} rows={shown.slice(0, drawn)} rowId={({ id }) => id}>
          {({ id, name, detail, look, isFixed, conflict, mayEnter, mayDrop }) => (
            <div className="grid min-h-16 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2">
              <span className="grid place-items-center">
                <CellMark look={look} isFixed={isFixed} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted-foreground">
                  {[LOOKS[look](), isFixed && m.judging_cell_fixed(), conflict, detail].filter(Boolean).join(" · ")}
                </span>
              </span>
              {!isLocked && (look === "assigned" || look === "asked" || mayEnter || mayDrop) && (
                <span className="col-start-2 flex flex-wrap gap-x-2">
                  {(mayEnter || mayDrop) && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className="-ml-2 text-muted-foreground first-letter:uppercase"
                      disabled={isBusy}
                      aria-label={`${mayEnter ? m.judging_key_conflict() : m.judging_key_no_conflict()}: ${name}`}
                      onClick={() => onConflict(id)}
                    >
                      {mayEnter ? m.judging_key_conflict() : m.judging_key_no_conflict()}
                    </Button>
                  )}
                  {(look === "assigned" || look === "asked") && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className="-ml-2 text-muted-foreground first-letter:uppercase"
                      disabled={isBusy}
                      aria-label={`${isFixed ? m.judging_key_free() : m.judging_key_fix()}: ${name}`}
                      onClick={() => onFix(id)}
                    >
                      {isFixed ? m.judging_key_free() : m.judging_key_fix()}
                    </Button>
                  )}
                </span>
              )}
              {!isLocked && !isFixed && (look === "assigned" || look === "asked") && (
                <Button
                  variant="ghost"
                  className="col-start-3 row-start-1"
                  disabled={isBusy}
                  aria-label={m.judging_pair_take_back_from({ name })}
                  onClick={() => onToggle(id)}
                >
                  {m.judging_pair_take_back()}
                </Button>
              )}
              {!isLocked && isFree(look) && (
                <Button
                  variant="outline"
                  className="col-start-3 row-start-1"
                  disabled={isBusy}
                  aria-label={isProposing ? m.judging_pair_put_in_of({ name }) : m.judging_pair_assign_to({ name })}
                  onClick={() => onToggle(id)}
                >
                  {isProposing ? m.judging_pair_put_in() : m.judging_pair_assign()}
                </Button>
              )}
              {!isLocked && isPlanned(look) && (
                <Button
                  variant="ghost"
                  className="col-start-3 row-start-1"
                  disabled={isBusy}
                  aria-label={m.judging_pair_take_out_of({ name })}
                  onClick={() => onToggle(id)}
                >
                  {m.judging_pair_take_out()}
                </Button>
              )}
              {look === "declined" && (
                <Button
                  variant="outline"
                  className="col-start-3 row-start-1"
                  disabled={isBusy}
                  aria-haspopup="dialog"
                  aria-label={m.judging_declined_title({ name })}
                  onClick={() => onToggle(id)}
                >
                  {m.judging_declined_why()}
                </Button>
              )}
            </div>
          )}
        </ListRows>
        {shown.length > drawn && (
          <Button variant="outline" className="justify-self-center" onClick={() => setDrawn(drawn + PORTION)}>
            {m.ui_load_more()}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
