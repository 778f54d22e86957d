import { Check } from "lucide-react";
import { useId, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { ListAddress } from "../list-address.ts";
import { inForce, type ListFilters, type SelectFilter } from "./list-filters.ts";

/** With more choices the rest comes on a press. */
const SHOWN = 7;
const SEATS_HIGH = 9;

interface FilterAsideProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** The choices of a list beside it, where there is room for them: each with how many are behind it, one of a group at a time. */
export function FilterAside({ asked, address: { search, change, path } }: FilterAsideProps) {
  const groups = (asked.filters ?? []).filter((filter) => filter.kind === "select");
  return (
    <div role="group" aria-label={m.ui_filters()} className="hidden content-start divide-y divide-border @[74rem]:grid">
      {groups.map((filter) => (
        // A form of its own: before scripts arrive a press asks for the page with everything else that is chosen.
        <form
          key={filter.name}
          method="get"
          {...(path === null ? {} : { action: path })}
          onSubmit={(event) => event.preventDefault()}
          className="py-6 first:pt-1"
        >
          {Object.entries(search).map(
            ([name, value]) =>
              typeof value === "string" &&
              name !== filter.name &&
              name !== "cursor" && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Group
            filter={filter}
            chosen={inForce(search, filter.name)}
            onChoose={(value) => change({ [filter.name]: value })}
          />
        </form>
      ))}
    </div>
  );
}

interface GroupProps {
  filter: SelectFilter;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

function Group({ filter, chosen, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <p className="flex items-baseline justify-between gap-3">
        <span id={id} className="font-semibold">
          {filter.label}
        </span>
        {chosen !== undefined && (
          <button
            type="submit"
            className={linkStyles({ kind: "standalone", className: "text-sm" })}
            onClick={() => onChoose(undefined)}
          >
            {m.ui_filter_clear()}
            <span className="sr-only">: {filter.label}</span>
          </button>
        )}
      </p>
      {filter.drawnAs === "seats" ? (
        <SeatColumns filter={filter} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Choices filter={filter} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

function Choices({ filter: { name, options }, chosen, onChoose }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = options.filter(({ value }, at) => isOpen || at < SHOWN || value === chosen);
  const more = options.length - shown.length;
  return (
    <>
      <ul className="-mx-2 grid">
        {shown.map(({ value, label, count }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <button
                {...(isChosen ? {} : { name, value })}
                type="submit"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : value)}
                className={cn(
                  "flex min-h-9 w-full items-center gap-3 rounded-sm px-2 text-left text-[0.9375rem] transition-colors duration-150 hover:bg-muted",
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

/** Amounts that follow each other: a column of seats for each, as high as there are many behind it. */
function SeatColumns({ filter: { name, options, any }, chosen, onChoose }: GroupProps) {
  const most = Math.max(1, ...options.map(({ count = 0 }) => count));
  const each = Math.max(1, Math.ceil(most / SEATS_HIGH));
  const label = options.find(({ value }) => value === chosen)?.label ?? any;
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col">
        {options.map(({ value, label: amount, count }) => {
          const isChosen = value === chosen;
          return (
            <button
              key={value}
              {...(isChosen ? {} : { name, value })}
              type="submit"
              aria-pressed={isChosen}
              aria-label={count === undefined ? amount : `${amount}, ${formatNumber(count)}`}
              onClick={() => onChoose(isChosen ? undefined : value)}
              className={cn(
                "flex h-24 flex-col-reverse items-center gap-0.5 rounded-sm border-b-[3px] pb-1.5 transition-colors duration-150 hover:bg-muted",
                isChosen ? "border-primary bg-accent-soft" : "border-border-strong",
              )}
            >
              {Array.from({ length: Math.ceil((count ?? 0) / each) }, (_, at) => (
                <span
                  key={at}
                  aria-hidden
                  className={cn(
                    "size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText]",
                    isChosen || chosen === undefined ? "bg-primary" : "bg-seat",
                  )}
                />
              ))}
            </button>
          );
        })}
      </div>
      <p aria-hidden className="flex justify-between gap-3 text-sm text-muted-foreground">
        <span className={cn(chosen !== undefined && "font-semibold text-foreground")}>{label}</span>
        {each > 1 && <span>{m.ui_filter_seats({ shown: formatNumber(each) })}</span>}
      </p>
    </>
  );
}
