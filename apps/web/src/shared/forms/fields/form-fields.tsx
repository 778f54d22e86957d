import type { Field, MoneyField, Section } from "@kerkis/contract/core/forms/field.ts";
import { Fragment, memo, type ReactNode } from "react";
import { OtherRing } from "#shared/realtime/others-here.tsx";
import { AmountControl, ChoiceControl, CountryControl, MoneyControl, YesNoControl } from "./choice-controls.tsx";
import type { ControlProps } from "./asked.tsx";
import { ListControl, StatementControl } from "./other-controls.tsx";
import { ChoicesControl, CountriesControl } from "./several-controls.tsx";
import {
  DayControl,
  LineControl,
  LongTextControl,
  MomentControl,
  NumberControl,
  PastDayControl,
} from "./text-controls.tsx";

interface FormFieldsProps {
  fields: Section["fields"];
  /** Fields that the feature draws itself: a picture, people. */
  drawn?: Readonly<Record<string, ReactNode>>;
  /** What stands below a field. */
  below?: Readonly<Record<string, ReactNode>>;
  /** What is said at a field instead of its help. */
  hints?: Readonly<Record<string, string | undefined>>;
  /** Fields that are shown and not changed. */
  readOnly?: readonly string[];
}

/** From so many rows on, those that are not seen are not drawn either. */
const LONG = 24;
/** Its focus rings have room: what is drawn by itself is cut at its edge. */
const BY_ITSELF =
  "-m-1.5 grid grid-cols-[minmax(0,1fr)] gap-6 p-1.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] print:[content-visibility:visible]";

/** The fields of a section as controls of the form around them; half ones stand beside each other. */
export function FormFields({ fields, drawn, below, hints, readOnly }: FormFieldsProps) {
  const rows = rowsOf(fields);
  return rows.map((row) => {
    const controls = row.map(([name, field]) => (
      <Fragment key={name}>
        <OtherRing place={name}>
          {drawn && name in drawn ? (
            drawn[name]
          ) : (
            <Control
              name={name}
              field={field}
              fields={fields}
              hint={hints?.[name]}
              isReadOnly={readOnly?.includes(name)}
            />
          )}
        </OtherRing>
        {field.width !== "half" && below?.[name]}
      </Fragment>
    ));
    const [[name, { width }]] = row;
    const drawnRow =
      width === "half" ? (
        // What belongs to one of them stands below them all: between them it would tear them apart as it comes.
        <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid items-start gap-6 sm:grid-cols-2">{controls}</div>
          {row.map(([one]) => below?.[one] && <Fragment key={one}>{below[one]}</Fragment>)}
        </div>
      ) : (
        controls
      );
    return rows.length < LONG ? (
      drawnRow
    ) : (
      <div key={name} className={BY_ITSELF}>
        {drawnRow}
      </div>
    );
  });
}

type Named = [name: string, field: Field];

/** Half ones that follow each other share a row. */
function rowsOf(fields: Section["fields"]): [Named, ...Named[]][] {
  const rows: [Named, ...Named[]][] = [];
  for (const named of Object.entries(fields)) {
    const last = rows.at(-1);
    if (named[1].width === "half" && last?.[0][1].width === "half") last.push(named);
    else rows.push([named]);
  }
  return rows;
}

/** Whether no amount before it names the same currency. */
const isFirstIn = (fields: Section["fields"], name: string, { currency }: MoneyField): boolean =>
  Object.entries(fields).find(([, field]) => field.type === "money" && field.currency === currency)?.[0] === name;

interface FieldControlProps extends ControlProps<Field> {
  fields: Section["fields"];
}

/** It stays as it is while others are typed into: a long form draws one field for a key, not all of them. */
const Control = memo(function Control({ field, fields, ...asked }: FieldControlProps) {
  const { name } = asked;
  switch (field.type) {
    case "text":
    case "link":
      return <LineControl field={field} {...asked} />;
    case "long_text":
      return <LongTextControl name={name} field={field} />;
    case "past_day":
      return <PastDayControl field={field} {...asked} />;
    case "day":
      return <DayControl name={name} field={field} />;
    case "amount":
      return <AmountControl name={name} field={field} />;
    case "moment":
      return <MomentControl name={name} field={field} />;
    case "number":
      return <NumberControl name={name} field={field} />;
    case "choice":
      return <ChoiceControl field={field} {...asked} />;
    case "choices":
      return <ChoicesControl name={name} field={field} />;
    case "countries":
      return <CountriesControl name={name} field={field} />;
    case "country":
      return <CountryControl name={name} field={field} />;
    case "yes_no":
      return <YesNoControl field={field} {...asked} />;
    case "list":
      return <ListControl field={field} {...asked} />;
    case "statement":
      return <StatementControl name={name} field={field} />;
    case "money": {
      const currency = fields[field.currency];
      if (currency?.type !== "currency") return null;
      return <MoneyControl name={name} field={field} currency={currency} isFirst={isFirstIn(fields, name, field)} />;
    }
    // Stands beside its amount.
    case "currency":
      return null;
    case "picture":
    case "people":
    case "records":
    case "files":
      throw new Error(`The field ${name} is drawn by its feature.`);
    default:
      return field satisfies never;
  }
});
