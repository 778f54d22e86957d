import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import type { Option } from "#shared/ui/pickers/option.ts";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import type { ListAddress } from "../list-address.ts";
import type { Beside } from "./beside.tsx";
import {
  type ControlProps,
  type CountedOption,
  type Filter,
  filtersInForce,
  inForce,
  isNarrowed,
  type ListFilters,
  withoutFilters,
} from "./list-filters.ts";

/** A choice is as wide as what it says; one that is very long is cut, and a line that is full wraps. */
const CHOICE = "md:max-w-72 md:min-w-0 md:[&>select]:field-sizing-content";

/** With so many choices the words have a line of their own, so that no choice stands alone on a second one. */
const MANY = 5;

/** Few lists are narrowed by days. */
const DayFilter = latePart(async () => (await import("./day-filter.tsx")).DayFilter, { isRare: true });

interface FilterBarProps {
  asked: ListFilters;
  address: ListAddress<object>;
  /** How many are found: "24 investors". */
  count?: ReactNode;
  /** What becomes of choices that stand beside the list. */
  beside?: Beside | undefined;
}

/**
 * Words, filters and order above a list, all in its address. A form of plain controls: on a public page it also works
 * before scripts arrive.
 */
export function FilterBar({ asked, address, count, beside }: FilterBarProps) {
  const { search, change, path } = address;
  const { words, filters = [], sort } = asked;
  const chips = filters.filter((filter) => filter.kind === "chips");
  const given = filters.filter((filter) => filter.kind === "given");
  const folded = filters.filter((filter) => filter.kind === "select" || filter.kind === "date");
  const active = filtersInForce(beside ? filters : folded, search);
  const [isOpen, setOpen] = useState(active > 0);
  const isAlone = folded.length + chips.length >= MANY;
  const isAsked = isNarrowed(asked, search);
  const canClear = !beside && isAsked;
  const hasFolded = !beside && (folded.length > 0 || (sort !== undefined && !sort.inHeader));
  return (
    <form
      role="search"
      method="get"
      {...(path === null ? {} : { action: path })}
      aria-label={words?.label ?? m.ui_filters()}
      // On paper it says what the list was asked for, where that is anything.
      className={cn("flex flex-wrap items-center gap-3", !isAsked && "print:hidden")}
      onSubmit={(event) => event.preventDefault()}
    >
      {words && (
        <WordsBox
          {...words}
          line={!isAlone ? "shared" : canClear ? "cleared" : "own"}
          searched={inForce(search, words.name)}
          onSearch={(text) => change({ [words.name]: text || undefined })}
        />
      )}
      {hasFolded && (
        <Button variant="outline" className="md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal />
          {active > 0 ? m.ui_filters_active({ count: active }) : m.ui_filters()}
        </Button>
      )}
      {beside && <beside.Button asked={asked} address={address} count={count} active={active} />}
      {chips.map((filter) => (
        <Chips key={filter.name} filter={filter} value={inForce(search, filter.name)} onChange={change} />
      ))}
      {given.map((filter) => (
        <GivenChip key={filter.name} filter={filter} value={inForce(search, filter.name)} onChange={change} />
      ))}
      <div
        className={cn(
          "flex-wrap items-center gap-3 max-md:w-full max-md:[&>*]:w-full md:contents",
          isOpen || beside ? "flex" : "hidden",
        )}
      >
        {folded.map((filter) => (
          <FilterControl key={filter.name} filter={filter} value={inForce(search, filter.name)} onChange={change} />
        ))}
        {sort && (
          <NativeSelect
            name={sort.name}
            aria-label={sort.label}
            className={cn(CHOICE, "md:ml-auto", sort.inHeader && "md:hidden")}
            options={sort.options}
            value={inForce(search, sort.name) ?? sort.fallback}
            onChange={({ target }) =>
              change({ [sort.name]: target.value === sort.fallback ? undefined : target.value })
            }
          />
        )}
      </div>
      {canClear && (
        <Button
          variant="ghost"
          className={isAlone && words ? "md:-order-1" : ""}
          onClick={() => change(withoutFilters(asked))}
        >
          {m.ui_clear_filters()}
        </Button>
      )}
      {beside && <beside.Chosen asked={asked} address={address} />}
      <noscript>
        <button type="submit" className={buttonStyles({ variant: "outline" })}>
          {m.ui_search()}
        </button>
      </noscript>
    </form>
  );
}

interface WordsBoxProps {
  name: string;
  label: string;
  placeholder?: string;
  /** On a line with the choices, where there is room for it; on its own; or on its own with what clears them. */
  line: keyof typeof LINES;
  searched: string | undefined;
  onSearch: (text: string) => void;
}

const LINES = {
  shared: "md:max-w-md md:basis-60",
  own: "md:basis-full",
  cleared: "md:-order-2 md:basis-[calc(100%-13rem)]",
};

function WordsBox({ name, label, placeholder = label, line, searched, onSearch }: WordsBoxProps) {
  const [text, setText] = useSearchText({ searched, onSearch });
  return (
    <div className={cn("min-w-0 flex-1 basis-44", LINES[line])}>
      <SearchInput
        name={name}
        maxLength={LIMITS.searchMax}
        value={text}
        onValueChange={setText}
        aria-label={label}
        placeholder={placeholder}
      />
    </div>
  );
}

/** A row that scrolls sideways on phones, where the choices would else be a wall; one that is on or off stands beside others. */
function Chips({ filter, value, onChange }: ControlProps<Extract<Filter, { kind: "chips" }>>) {
  const { name, label, options, fallback } = filter;
  const chosen = value ?? fallback;
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        "flex gap-2 md:flex-wrap",
        options.length > 1 && "max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1",
      )}
    >
      {options.map((option) => (
        <FilterChip
          key={option.value}
          pressed={chosen === option.value}
          count={option.count}
          onPressedChange={(isOn) =>
            onChange({
              [name]: option.value === fallback || (!isOn && fallback === undefined) ? undefined : option.value,
            })
          }
        >
          {option.label}
        </FilterChip>
      ))}
    </div>
  );
}

/** What another page set is always in sight, on phones too; a press takes it away. */
function GivenChip({ filter, value, onChange }: ControlProps<Extract<Filter, { kind: "given" }>>) {
  const { name, label, named } = filter;
  return (
    value !== undefined && (
      <Button
        variant="outline"
        className="max-w-full min-w-0 shrink"
        title={named}
        onClick={() => onChange({ [name]: undefined })}
      >
        <span className="sr-only">{m.ui_filter_remove()}: </span>
        <span className="min-w-0 truncate">{named === undefined ? label : m.ui_filter_given({ label, named })}</span>
        <X aria-hidden />
      </Button>
    )
  );
}

function FilterControl({ filter, value, onChange }: ControlProps<Extract<Filter, { kind: "select" | "date" }>>) {
  if (filter.kind === "date") return <DayFilter filter={filter} value={value} onChange={onChange} />;
  const { name, label } = filter;
  return (
    <NativeSelect
      name={name}
      aria-label={label}
      className={CHOICE}
      placeholder={filter.any}
      options={withChosen(filter.options.map(withCount), value)}
      value={value ?? ""}
      onChange={({ target }) => onChange({ [name]: target.value || undefined })}
    />
  );
}

/** As a line of the device's own list says it: "Seed (12)". */
const withCount = ({ count, ...option }: CountedOption): Option =>
  count === undefined ? option : { ...option, label: `${option.label} (${formatNumber(count)})` };

/** The choice in force stays selectable when the list does not offer it any more. */
const withChosen = (options: readonly { value: string; label: string }[], chosen: string | undefined) =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];
