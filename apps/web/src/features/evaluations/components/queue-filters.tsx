import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { phaseName } from "#features/applications/applications.public.tsx";
import { m } from "#messages";
import { FilterBar } from "#shared/ui/filter-bar.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import type { Option } from "#shared/ui/option.ts";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { activeFilters, QUEUE_PHASES, QUEUE_SORTS, type QueueSearch, queueSearch } from "../hooks/queue-search.ts";
import { industryLabel, stageLabel } from "./taxonomy-label.ts";

interface QueueFiltersProps {
  search: QueueSearch;
  /** Evaluators to choose from, by id. */
  evaluators: readonly Option[];
  onChange: (change: Partial<QueueSearch>) => void;
  summary: ReactNode;
}

const SORT_LABELS = {
  newest: m.evaluations_queue_sort_newest,
  oldest: m.evaluations_queue_sort_oldest,
  name: m.evaluations_queue_sort_name,
};

/** Filters of the coordinators' table; each change goes to the address. */
export function QueueFilters({ search, evaluators, onChange, summary }: QueueFiltersProps) {
  // Parsed like the address itself, so a choice that the list does not know never gets there.
  const choose = (key: keyof QueueSearch, value: string) => onChange({ [key]: queueSearch({ [key]: value })[key] });
  const phases = QUEUE_PHASES.map((value) => ({
    value,
    label: value === "open" ? m.evaluations_queue_phase_open() : phaseName(value),
  }));
  const industries = INDUSTRIES.map((value) => ({ value, label: industryLabel(value) ?? value }));
  const stages = STARTUP_STAGES.map((value) => ({ value, label: stageLabel(value) ?? value }));
  return (
    <FilterBar
      search={<QueueSearchBox value={search.search ?? ""} onSearch={(text) => choose("search", text)} />}
      active={activeFilters(search)}
      onClear={() =>
        onChange({ search: undefined, phase: undefined, industry: undefined, stage: undefined, evaluator: undefined })
      }
      summary={summary}
    >
      <NativeSelect
        aria-label={m.evaluations_queue_filter_phase()}
        placeholder={m.evaluations_queue_phase_all()}
        options={phases}
        value={search.phase ?? ""}
        onChange={(event) => choose("phase", event.target.value)}
      />
      <NativeSelect
        aria-label={m.evaluations_queue_filter_industry()}
        placeholder={m.evaluations_queue_industry_all()}
        options={industries}
        value={search.industry ?? ""}
        onChange={(event) => choose("industry", event.target.value)}
        className="md:w-48"
      />
      <NativeSelect
        aria-label={m.evaluations_queue_filter_stage()}
        placeholder={m.evaluations_queue_stage_all()}
        options={stages}
        value={search.stage ?? ""}
        onChange={(event) => choose("stage", event.target.value)}
      />
      <NativeSelect
        aria-label={m.evaluations_queue_filter_evaluator()}
        placeholder={m.evaluations_queue_evaluator_all()}
        options={[{ value: "none", label: m.evaluations_queue_evaluator_none() }, ...evaluators]}
        value={search.evaluator ?? ""}
        onChange={(event) => choose("evaluator", event.target.value)}
        className="md:w-52"
      />
      <NativeSelect
        aria-label={m.evaluations_queue_sort()}
        options={QUEUE_SORTS.map((value) => ({ value, label: SORT_LABELS[value]() }))}
        value={search.sort ?? "newest"}
        onChange={(event) => choose("sort", event.target.value === "newest" ? "" : event.target.value)}
      />
    </FilterBar>
  );
}

/** Asks once the typing pauses (specification 9); follows the address when something else changes it. */
function QueueSearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value !== asked) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setAsked(text.trim());
      onSearch(text);
    }, LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchInput
      value={text}
      onValueChange={setText}
      maxLength={120}
      aria-label={m.evaluations_queue_search()}
      placeholder={m.evaluations_queue_search_placeholder()}
    />
  );
}
