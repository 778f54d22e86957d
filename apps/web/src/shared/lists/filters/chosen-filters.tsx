import { X } from "lucide-react";
import { m } from "#messages";
import type { ListAddress } from "../list-address.ts";
import { chosenValues, type ListFilters } from "./list-filters.ts";

const TAKEN_AWAY_BY = ["Backspace", "Delete"];

interface ChosenFiltersProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** Each value that narrows the list, taken away by a press, Backspace or Delete. */
export function ChosenFilters({ asked, address: { search, change } }: ChosenFiltersProps) {
  const chosen = chosenValues(asked, search);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={m.ui_filters_chosen()} className="flex basis-full flex-wrap gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            onClick={() => change(without)}
            onKeyDown={({ key: pressed }) => TAKEN_AWAY_BY.includes(pressed) && change(without)}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-primary-soft py-1 pr-2.5 pl-3.5 text-start text-[0.9375rem] font-medium max-md:min-h-11"
          >
            <span className="sr-only">{m.ui_filter_remove()}: </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <X aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </button>
        </li>
      ))}
    </ul>
  );
}
