import { severalIn, toggled } from "@kerkis/contract/core/filters/several.ts";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { ListAddress } from "../list-address.ts";
import { filtersBeside, inForce, type ListFilters, type SeveralFilter } from "./list-filters.ts";
import { RangeChoice } from "./range-choice.tsx";

/** With more choices the rest comes on a press; one alone is no rest. */
const SHOWN = 7;

interface FilterGroupsProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** Filters of which all choices are in sight, each with how many are behind it. */
export function FilterGroups({ asked, address: { search, change, path } }: FilterGroupsProps) {
  return filtersBeside(asked).map((filter) => {
    const { name } = filter;
    const choice = {
      chosen: inForce(search, name),
      onChoose: (value: string | undefined) => change({ [name]: value }),
    };
    return (
      // A form of its own: before scripts arrive a press asks for the page with everything else that is chosen.
      <form
        key={name}
        method="get"
        {...(path === null ? {} : { action: path })}
        onSubmit={(event) => event.preventDefault()}
        className="py-6 first:pt-1"
      >
        {Object.entries(search).map(
          ([other, value]) =>
            typeof value === "string" &&
            other !== name &&
            other !== "cursor" && <input key={other} type="hidden" name={other} value={value} />,
        )}
        <Group label={filter.label} {...choice}>
          {filter.kind === "range" ? (
            <RangeChoice filter={filter} {...choice} />
          ) : (
            <Choices filter={filter} {...choice} />
          )}
        </Group>
      </form>
    );
  });
}

interface Choice {
  /** As it stands in the address. */
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

function Group({ label, chosen, onChoose, children }: Choice & { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <p className="flex items-baseline justify-between gap-3">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {chosen !== undefined && (
          <button
            type="submit"
            className={linkStyles({ kind: "standalone", className: "text-sm" })}
            onClick={() => onChoose(undefined)}
          >
            {m.ui_filter_clear()}
            <span className="sr-only">: {label}</span>
          </button>
        )}
      </p>
      {children}
    </div>
  );
}

function Choices({ filter: { name, options }, chosen, onChoose }: Choice & { filter: SeveralFilter }) {
  const [isOpen, setOpen] = useState(false);
  const values = severalIn(chosen);
  const isWhole = isOpen || options.length === SHOWN + 1;
  const shown = options.filter(({ value }, at) => isWhole || at < SHOWN || values.includes(value));
  const more = options.length - shown.length;
  return (
    <>
      <ul className="-mx-2 grid">
        {shown.map(({ value, label, count }) => {
          const isChosen = values.includes(value);
          const next = toggled(chosen, value);
          return (
            <li key={value}>
              <button
                {...(next === undefined ? {} : { name, value: next })}
                type="submit"
                aria-pressed={isChosen}
                onClick={() => onChoose(next)}
                className={cn(
                  "flex min-h-9 w-full items-center gap-3 rounded-sm px-2 text-left text-[0.9375rem] transition-colors duration-150 hover:bg-muted max-md:min-h-11",
                  count === 0 && !isChosen && "text-muted-foreground",
                )}
              >
                <span
                  aria-hidden
                  className={cn(
                    "grid size-4.5 shrink-0 place-items-center rounded-xs",
                    isChosen
                      ? "bg-primary text-primary-foreground"
                      : "bg-surface shadow-[inset_0_0_0_1px_var(--control-edge)]",
                  )}
                >
                  {isChosen && <Check className="size-3.5" strokeWidth={3} />}
                </span>
                <span className={cn("min-w-0 flex-1", isChosen && "font-semibold")}>{label}</span>
                {count !== undefined && (
                  <span className="tnum text-sm text-muted-foreground">{formatNumber(count)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={linkStyles({ kind: "standalone", className: "justify-self-start text-sm" })}
          onClick={() => setOpen(true)}
        >
          {m.ui_filter_more({ count: formatNumber(more) })}
        </button>
      )}
    </>
  );
}
