import { rangeIn } from "@kerkis/contract/core/filters/range.ts";
import { severalIn, toggled } from "@kerkis/contract/core/filters/several.ts";
import { X } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import type { ListAddress } from "../list-address.ts";
import { filtersBeside, inForce, isNarrowed, type ListFilters, withoutFilters } from "./list-filters.ts";

const TAKEN_AWAY_BY = new Set(["Backspace", "Delete"]);

interface ChosenFiltersProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** Each value that narrows the list, taken away by a press, Backspace or Delete, and all of it at once. */
export function ChosenFilters({ asked, address: { search, change } }: ChosenFiltersProps) {
  if (!isNarrowed(asked, search)) return null;
  const chosen = chosenValues(asked, search);
  return (
    <div className="flex basis-full flex-wrap items-center gap-2 noscript:hidden">
      {chosen.length > 0 && (
        <ul aria-label={m.ui_filters_chosen()} className="contents">
          {chosen.map(({ key, label, without }) => (
            <li key={key} className="max-w-full">
              <button
                type="button"
                onClick={() => change(without)}
                onKeyDown={({ key: pressed }) => TAKEN_AWAY_BY.has(pressed) && change(without)}
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-primary-soft py-1 pr-2.5 pl-3.5 text-start text-[0.9375rem] font-medium max-md:min-h-11"
              >
                <span className="sr-only">{m.ui_filter_remove()}: </span>
                <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
                <X aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" onClick={() => change(withoutFilters(asked))}>
        {m.ui_clear_filters()}
      </Button>
    </div>
  );
}

/** Each value that narrows the list, in words, with what the address is laid over with to take it away. */
function chosenValues(asked: ListFilters, search: object) {
  return filtersBeside(asked).flatMap((filter) => {
    const { name } = filter;
    const text = inForce(search, name);
    if (filter.kind === "range") {
      const range = rangeIn(text);
      return range ? [{ key: name, label: filter.nameOf(range), without: { [name]: undefined } }] : [];
    }
    return severalIn(text).map((value) => ({
      key: `${name} ${value}`,
      label: filter.options.find((option) => option.value === value)?.label ?? value,
      without: { [name]: toggled(text, value) },
    }));
  });
}
