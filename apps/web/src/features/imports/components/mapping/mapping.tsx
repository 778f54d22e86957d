import { IMPORT_DEFAULTS, IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useMapImport } from "../../imports.mutations.ts";
import { choicesOf, fieldName, fieldOf } from "../../model/import-words.ts";
import { MappedColumn } from "./mapped-column.tsx";

/** Which column is which field, what its values mean, and what stands where the file says nothing. */
export function Mapping({ run }: { run: ImportRun }) {
  const { command, choose } = useMapping(run);
  const fields = Object.keys(IMPORT_FIELDS[run.kind]).map((value) => ({ value, label: fieldName(run.kind, value) }));
  const isRemembered = run.columns.some(({ origin }) => origin === "remembered");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.imports_mapping_title()}</CardTitle>
        {isRemembered && <p className="text-sm text-muted-foreground">{m.imports_mapping_remembered()}</p>}
      </CardHeader>
      <ul aria-label={m.imports_mapping_title()} className="mt-4 divide-y divide-border border-t border-border">
        {run.columns.map((column, index) => (
          <MappedColumn
            key={column.header}
            run={run}
            index={index}
            fields={fields}
            onField={(field) => choose(index, field)}
            onValue={(value, becomes) => command.mutate({ values: { [index]: { [value]: becomes } } })}
          />
        ))}
      </ul>
      <CardBody className="border-t border-border">
        <h3 className="font-semibold">{m.imports_defaults_title()}</h3>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {Object.keys(IMPORT_DEFAULTS[run.kind]).map((name) => (
            <Default
              key={name}
              run={run}
              name={name}
              onChange={(value) => command.mutate({ defaults: { ...run.defaults, [name]: value } })}
            />
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

/** Changes of a mapping; a field that another column had moves to the one it is chosen for. */
function useMapping(run: ImportRun) {
  const command = useMapImport(run.id);
  const choose = (chosen: number, field: string | null) =>
    command.mutate({
      columns: run.columns.map((column, index) =>
        index === chosen ? field : field !== null && column.field === field ? null : column.field,
      ),
    });
  return { command, choose };
}

interface DefaultProps {
  run: ImportRun;
  name: string;
  onChange: (value: string) => void;
}

const CURRENCIES = ["EUR", "USD", "GBP", "CHF"];

function Default({ run, name, onChange }: DefaultProps) {
  const field = fieldOf(run.kind, name);
  const plain =
    field?.as === "currency" ? CURRENCIES : field?.as === "zone" ? Intl.supportedValuesOf("timeZone") : null;
  const options = plain?.map((value) => ({ value, label: value })) ?? (field ? choicesOf(field) : []);
  return (
    <Field label={fieldName(run.kind, name)}>
      <NativeSelect
        options={options}
        value={run.defaults[name] ?? ""}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
