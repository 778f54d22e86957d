import type { LocalizedText } from "../text/languages.ts";
import type { FileKind } from "./file-kinds.ts";

/** A form's fields are stated once, as data: what is asked, shown, exported and printed is drawn from them. */
interface Stated {
  label: LocalizedText;
  help?: LocalizedText;
  isRequired?: true;
  /** May be left for later, but a step waits for it: it is not called optional. */
  isOwed?: true;
  /** Two of them stand beside each other where there is room. */
  width?: "half";
  /** Fields whose rules look at this one. */
  affects?: readonly string[];
}

export interface TextField extends Stated {
  type: "text";
  max: number;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Not words: nothing is capitalized or checked for spelling. */
  isCode?: true;
}

export interface LongTextField extends Stated {
  type: "long_text";
  max: number;
  /** Words are counted instead of letters. */
  words?: number;
}

export interface LinkField extends Stated {
  type: "link";
  max: number;
  autoComplete?: string;
  example?: string;
}

/** A calendar day that is not in the future. */
export interface PastDayField extends Stated {
  type: "past_day";
}

/** Any calendar day. */
export interface DayField extends Stated {
  type: "day";
}

/** A day and the time of it, by the clock of the place that the form is about. */
export interface MomentField extends Stated {
  type: "moment";
}

/** A whole number, unless it may have decimals. */
export interface NumberField extends Stated {
  type: "number";
  isDecimal?: true;
  /** One, unless told. */
  min?: number;
  max: number;
}

export interface ChoiceField<Value extends string = string> extends Stated {
  type: "choice";
  /** In the order in which they are offered. */
  values: readonly Value[];
  names: Readonly<Record<Value, LocalizedText>>;
}

/** Several of a few choices. */
export interface ChoicesField<Value extends string = string> extends Stated {
  type: "choices";
  /** As many as there are, unless told. */
  max?: number;
  /** In the order in which they are offered. */
  values: readonly Value[];
  names: Readonly<Record<Value, LocalizedText>>;
}

export interface CountryField extends Stated {
  type: "country";
  initial: string;
}

/** Several countries. */
export interface CountriesField extends Stated {
  type: "countries";
  max: number;
}

/** Yes, no, or not said. */
export interface YesNoField extends Stated {
  type: "yes_no";
}

/** An amount; its currency is a field of its own, which stands beside the first amount that names it. */
export interface MoneyField extends Stated {
  type: "money";
  currency: string;
}

/** An amount in a currency that the form itself names. */
export interface AmountField extends Stated {
  type: "amount";
  in: string;
}

export interface CurrencyField<Value extends string = string> extends Stated {
  type: "currency";
  values: readonly Value[];
  initial: Value;
}

/** Several short texts or links. */
export interface ListField extends Stated {
  type: "list";
  of: "text" | "link";
  /** Of them all. */
  max: number;
  /** Of each. */
  maxLength: number;
}

/** An uploaded picture, by its path. */
export interface PictureField extends Stated {
  type: "picture";
}

/** People in order, each with the same parts; the first part is the name. */
export interface PeopleField<Part extends string = string> extends Stated {
  type: "people";
  max: number;
  parts: Readonly<Record<Part, TextField | LinkField>>;
}

/** Records of the product that were chosen, in the order of choosing; each keeps the name it had then. */
export interface RecordsField extends Stated {
  type: "records";
  max: number;
}

/** Files that were uploaded. */
export interface FilesField extends Stated {
  type: "files";
  max: number;
  kinds: readonly FileKind[];
  /** Of each file. */
  megabytes: number;
}

/** What the person declares by ticking it. */
export interface StatementField extends Stated {
  type: "statement";
  text: LocalizedText;
}

export type Field =
  | TextField
  | LongTextField
  | LinkField
  | PastDayField
  | DayField
  | MomentField
  | NumberField
  | ChoiceField
  | ChoicesField
  | CountryField
  | CountriesField
  | YesNoField
  | MoneyField
  | AmountField
  | CurrencyField
  | ListField
  | PictureField
  | PeopleField
  | RecordsField
  | FilesField
  | StatementField;

type Given<Answer> = Exclude<Answer, undefined | null | "">;

/** The fields that may ask for an answer of this type: one for another does not compile, nor a choice with a name missing. */
export type FieldFor<Answer> = [Given<Answer>] extends [boolean]
  ? YesNoField | StatementField
  : [Given<Answer>] extends [number]
    ? MoneyField | AmountField | NumberField
    : [Given<Answer>] extends [readonly (infer Item)[]]
      ? Item extends string
        ? string extends Item
          ? ListField | CountriesField
          : ChoicesField<Given<Answer> extends readonly (infer Value)[] ? Value & string : never>
        : Item extends { id: string }
          ? RecordsField
          : PeopleField<keyof Item & string>
      : string extends Given<Answer>
        ?
            | TextField
            | LongTextField
            | LinkField
            | PastDayField
            | DayField
            | MomentField
            | CountryField
            | PictureField
            | ChoiceField
        : ChoiceField<Given<Answer> & string> | CurrencyField<Given<Answer> & string>;

export interface Section {
  title: LocalizedText;
  fields: Readonly<Record<string, Field>>;
}

/** A form of these sections, each with the answers that its schema takes: every answer has its field there, and no field is without one. */
export type FormOf<Sections extends Record<string, object>> = {
  readonly [Name in keyof Sections]: {
    title: LocalizedText;
    fields: { readonly [Answer in keyof Sections[Name]]-?: FieldFor<Sections[Name][Answer]> };
  };
};
