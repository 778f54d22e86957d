import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import type { Industry, StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { fieldName } from "../../model/field-name.ts";

/** Which rows of a ranking are shown. */
export interface Shown {
  part: "all" | "uncertain" | "disagreed";
  field: Industry | "";
  stage: StartupStage | "";
}

export const EVERYTHING: Shown = { part: "all", field: "", stage: "" };

/** Whether a row is shown; its rank stays what it is among all. */
export const isShown = ({ is_uncertain, disagrees, ...row }: Result, { part, field, stage }: Shown): boolean =>
  (part === "all" || (part === "uncertain" ? is_uncertain : disagrees)) &&
  (field === "" || row.field === field) &&
  (stage === "" || row.stage === stage);

interface ShownResultsProps {
  results: readonly Result[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The ranking whole, around its cut, or where reviewers disagree; of one field or stage where there are several. */
export function ShownResults({ results, shown, onShow }: ShownResultsProps) {
  const parts = [
    { value: "all", label: m.judging_show_all() },
    { value: "uncertain", label: m.judging_show_uncertain() },
    { value: "disagreed", label: m.judging_show_disagreed() },
  ] as const;
  const offered = parts
    .map(({ value, label }) => ({
      value,
      label,
      count: results.filter((row) => isShown(row, { ...EVERYTHING, part: value })).length,
    }))
    .filter(({ value, count }) => count > 0 || value === shown.part);
  const fields = [...new Set(results.flatMap(({ field }) => field ?? []))];
  const stages = [...new Set(results.flatMap(({ stage }) => stage ?? []))];
  if (offered.length < 2 && fields.length < 2 && stages.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {offered.length > 1 && (
        <div role="group" aria-label={m.judging_show()} className="flex flex-wrap gap-2">
          {offered.map(({ value, label, count }) => (
            <FilterChip
              key={value}
              pressed={value === shown.part}
              count={count}
              onPressedChange={() => onShow({ ...shown, part: value })}
            >
              {label}
            </FilterChip>
          ))}
        </div>
      )}
      {fields.length > 1 && (
        <NativeSelect
          aria-label={m.judging_column_field()}
          className="w-full sm:w-44"
          value={shown.field}
          onChange={({ target }) => onShow({ ...shown, field: fields.find((field) => field === target.value) ?? "" })}
          options={[
            { value: "", label: m.judging_all_fields() },
            ...fields.map((field) => ({ value: field, label: fieldName(field) })),
          ]}
        />
      )}
      {stages.length > 1 && (
        <NativeSelect
          aria-label={m.judging_stage()}
          className="w-full sm:w-44"
          value={shown.stage}
          onChange={({ target }) => onShow({ ...shown, stage: stages.find((stage) => stage === target.value) ?? "" })}
          options={[
            { value: "", label: m.judging_all_stages() },
            ...stages.map((stage) => ({ value: stage, label: localized(STAGE_LABELS[stage]) })),
          ]}
        />
      )}
    </div>
  );
}
