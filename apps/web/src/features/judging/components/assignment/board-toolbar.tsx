import type { Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { Plus, Wand2 } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Wish } from "../../hooks/use-proposal.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Picture } from "../../model/matrix-picture.ts";

/** Which applications are shown, and in which order. */
export interface RowFilter {
  state: "all" | "short" | "unanswered" | "declined";
  field: Industry | "";
  fewestFirst: boolean;
}

/** To how many reviews each can be brought. */
const LEAST = Array.from({ length: ROUND_MAX.reviews }, (_, index) => index + 1);
const STATES = [
  { state: "all", label: m.judging_show_all },
  { state: "short", label: m.judging_only_short },
  { state: "unanswered", label: m.judging_only_unanswered },
  { state: "declined", label: m.judging_only_declined },
] as const;

interface BoardToolbarProps {
  searchId: string;
  search: string;
  onSearch: (search: string) => void;
  picture: Picture;
  countOf: (state: RowFilter["state"]) => number;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  isLocked: boolean;
  onlyExperts: boolean;
  onOnlyExperts: (isOn: boolean) => void;
  /** How many applications are chosen. */
  chosen: number;
  /** Applications that a decline left short. */
  leftShort: readonly string[];
  isAsking: boolean;
  onAsk: (wish?: Partial<Wish>) => void;
  /** What evaluators stated of their conflicts. */
  statements: ReactNode;
  /** What is done by hand with what is chosen. */
  children: ReactNode;
}

/** Which rows of the matrix are shown, and what is done with all of them or the chosen ones. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { picture, countOf, filter, onFilter, chosen, leftShort, isAsking, onAsk } = props;
  const fields = [...new Set(picture.applications.flatMap(({ field }) => field ?? []))];
  const offered = STATES.filter(({ state }) => state === "all" || state === filter.state || countOf(state) > 0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-72">
        <SearchInput
          id={props.searchId}
          value={props.search}
          onValueChange={props.onSearch}
          aria-keyshortcuts="/"
          aria-label={m.judging_matrix_search()}
          placeholder={m.judging_matrix_search()}
        />
      </div>
      {offered.length > 1 && (
        <div role="group" aria-label={m.judging_show()} className="flex flex-wrap gap-2">
          {offered.map(({ state, label }) => (
            <FilterChip
              key={state}
              pressed={state === filter.state}
              count={countOf(state)}
              onPressedChange={(isOn) => onFilter({ ...filter, state: isOn ? state : "all" })}
            >
              {label()}
            </FilterChip>
          ))}
        </div>
      )}
      {fields.length > 1 && (
        <NativeSelect
          aria-label={m.judging_column_field()}
          className="w-full sm:w-44"
          value={filter.field}
          onChange={({ target }) =>
            onFilter({ ...filter, field: fields.find((field) => field === target.value) ?? "" })
          }
          options={[
            { value: "", label: m.judging_all_fields() },
            ...fields.map((field) => ({ value: field, label: fieldName(field) })),
          ]}
        />
      )}
      {countOf("short") > 0 && (
        <FilterChip
          pressed={filter.fewestFirst}
          onPressedChange={(fewestFirst) => onFilter({ ...filter, fewestFirst })}
        >
          {m.judging_fewest_first()}
        </FilterChip>
      )}
      {props.statements}
      {!props.isLocked && (
        <>
          <Checkbox
            checked={props.onlyExperts}
            onCheckedChange={props.onOnlyExperts}
            label={m.judging_only_experts()}
          />
          <Button pending={isAsking} onClick={() => onAsk()} aria-keyshortcuts="G">
            <Wand2 aria-hidden />
            {chosen > 0 ? m.judging_distribute_chosen({ count: chosen }) : m.judging_distribute()}
            <KeyHint>G</KeyHint>
          </Button>
          {leftShort.length > 0 && (
            <Button variant="outline" disabled={isAsking} onClick={() => onAsk({ application_ids: [...leftShort] })}>
              {m.judging_reassign_all({ count: leftShort.length })}
            </Button>
          )}
          <NativeSelect
            aria-label={m.judging_at_least_label()}
            placeholder={m.judging_at_least_label()}
            className="w-full sm:w-56"
            value=""
            onChange={({ target }) => target.value !== "" && onAsk({ at_least: Number(target.value) })}
            options={LEAST.map((count) => ({ value: String(count), label: m.judging_at_least({ count }) }))}
          />
          {props.children}
          {chosen > 0 && (
            <Button variant="outline" pending={isAsking} onClick={() => onAsk({ more: 1 })}>
              <Plus aria-hidden />
              {m.judging_one_more({ count: chosen })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
