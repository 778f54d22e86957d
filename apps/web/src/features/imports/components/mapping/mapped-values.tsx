import type { ImportField } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportValue } from "@kerkis/contract/imports/imports.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { choicesOf } from "../../model/import-words.ts";

const SHOWN = 8;

interface MappedValuesProps {
  field: ImportField;
  /** What becomes of a value that nobody translates. */
  otherwise: string;
  values: readonly ImportValue[];
  onValue: (value: string, becomes: string | null) => void;
}

/** What the values of a column become: those that nobody could tell first, the others when asked for. */
export function MappedValues({ field, otherwise, values, onValue }: MappedValuesProps) {
  const [isOpen, setOpen] = useState(false);
  // What was unknown when the list appeared stays in it while it is being told.
  const [asked] = useState(() => new Set(values.filter(({ becomes }) => becomes === null).map(({ value }) => value)));
  const [limit, setLimit] = useState(SHOWN);
  const open = values.filter(({ value, becomes }) => becomes === null || asked.has(value));
  const all = isOpen ? [...open, ...values.filter((one) => !open.includes(one))] : open;
  const shown = all.slice(0, limit);
  const choices = shown.length > 0 ? choicesOf(field) : [];
  return (
    <div className="grid gap-2 md:pl-4">
      {shown.map(({ value, rows, becomes }) => (
        <div
          key={value}
          className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_minmax(0,9rem)]"
        >
          <p className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">
            {m.imports_value_quoted({ value })}{" "}
            <span className="text-sm text-muted-foreground">
              {m.imports_rows_count({ count: rows, shown: formatNumber(rows) })}
            </span>
          </p>
          <NativeSelect
            aria-label={m.imports_value_of({ value })}
            options={choices}
            placeholder={m.imports_value_none()}
            value={becomes ?? ""}
            onChange={({ target }) => onValue(value, target.value || null)}
          />
          <span className="text-sm text-muted-foreground max-md:hidden">{becomes === null ? otherwise : ""}</span>
        </div>
      ))}
      <p className="flex flex-wrap gap-3">
        {all.length > limit && (
          <Button variant="ghost" size="sm" onClick={() => setLimit(limit + 25)}>
            {m.imports_values_more({ count: formatNumber(all.length - limit) })}
          </Button>
        )}
        {open.length < values.length && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? m.imports_values_hide()
              : m.imports_values_show({
                  count: values.length - open.length,
                  shown: formatNumber(values.length - open.length),
                })}
          </Button>
        )}
      </p>
    </div>
  );
}
