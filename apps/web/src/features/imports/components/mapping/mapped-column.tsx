import { isTranslated } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { ArrowRight, Check, TriangleAlert } from "lucide-react";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Option } from "#shared/ui/pickers/option.ts";
import { fieldOf } from "../../model/import-words.ts";
import { MappedValues } from "./mapped-values.tsx";

interface MappedColumnProps {
  run: ImportRun;
  index: number;
  fields: readonly Option[];
  onField: (field: string | null) => void;
  onValue: (value: string, becomes: string | null) => void;
}

/** A column of the file, the field that it becomes, and under it the values that need translating. */
export function MappedColumn({ run, index, fields, onField, onValue }: MappedColumnProps) {
  const column = run.columns[index];
  if (!column) return null;
  const field = fieldOf(run.kind, column.field);
  const values = run.values[String(index)] ?? [];
  const unknown = values.filter(({ becomes }) => becomes === null);
  return (
    <li className={cn("grid gap-3 px-5 py-3.5 sm:px-6", unknown.length > 0 && "bg-warning-soft")}>
      <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,15rem)_minmax(0,9rem)]">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <b className="block font-semibold">{column.header}</b>
          <span className="line-clamp-1 text-sm text-muted-foreground">
            {column.samples[0] ?? m.imports_column_empty()}
          </span>
        </p>
        <ArrowRight
          aria-hidden
          className={cn("size-4 max-md:hidden", column.field ? "text-primary" : "text-control-edge")}
        />
        <NativeSelect
          aria-label={m.imports_field_of({ column: column.header })}
          options={fields}
          placeholder={m.imports_field_none()}
          value={column.field ?? ""}
          onChange={({ target }) => onField(target.value || null)}
        />
        <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
          {column.field === null ? (
            m.imports_column_out()
          ) : column.filled === 0 ? (
            m.imports_column_nothing()
          ) : unknown.length > 0 ? (
            <span className="flex items-center gap-1.5 font-semibold text-warning">
              <TriangleAlert aria-hidden className="size-4 shrink-0" />
              {m.imports_values_unknown({ unknown: formatNumber(unknown.length), all: formatNumber(values.length) })}
            </span>
          ) : (
            <>
              <Check aria-hidden className="size-4 shrink-0 text-success" />
              {field?.as === "tax_number"
                ? m.imports_column_private()
                : m.imports_column_filled({ share: formatPercent(run.row_count ? column.filled / run.row_count : 0) })}
            </>
          )}
        </p>
      </div>
      {field && isTranslated(field.as) && values.length > 0 && (
        <MappedValues
          field={field}
          otherwise={(column.field ?? "") in run.defaults ? m.imports_value_default() : m.imports_value_stays_empty()}
          values={values}
          onValue={onValue}
        />
      )}
    </li>
  );
}
