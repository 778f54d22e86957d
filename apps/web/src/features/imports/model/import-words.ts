import { countryName } from "@kerkis/contract/core/text/country-name.ts";
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
  isTranslated,
  NAME_FIELDS,
} from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportRow } from "@kerkis/contract/imports/imports.schema.ts";
import {
  PROBLEM_TEXTS,
  type ImportState,
  type RowDecision,
  type RowStanding,
} from "@kerkis/contract/imports/states.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { EVENT_TYPE_LABELS } from "@kerkis/contract/events/events.taxonomy.ts";
import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import {
  BUSINESS_MODEL_LABELS,
  EMPLOYEES_LABELS,
  INDUSTRY_LABELS,
  REGION_LABELS,
  STAGE_LABELS,
} from "@kerkis/contract/startups/taxonomy.texts.ts";
import { foundingYearAlone } from "@kerkis/contract/startups/founded.policy.ts";
import { m } from "#messages";
import { countryOptions } from "#shared/forms/fields/country-options.ts";
import { formatDate, formatList, formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Option } from "#shared/ui/pickers/option.ts";

export const STATE_WORDS: Record<ImportState, () => string> = {
  reading: m.imports_state_reading,
  failed: m.imports_state_failed,
  mapping: m.imports_state_mapping,
  checking: m.imports_state_checking,
  checked: m.imports_state_checked,
  writing: m.imports_state_writing,
  written: m.imports_state_written,
  publishing: m.imports_state_publishing,
  undoing: m.imports_state_undoing,
  undone: m.imports_state_undone,
};

/** Of all rows that stand so. */
export const STANDING_WORDS: Record<RowStanding, () => string> = {
  unread: m.imports_standing_unread,
  ready: m.imports_standing_ready,
  alike: m.imports_standing_alike,
  broken: m.imports_standing_broken,
  added: m.imports_standing_added,
  merged: m.imports_standing_merged,
  unchanged: m.imports_standing_unchanged,
  skipped: m.imports_standing_skipped,
  taken_back: m.imports_standing_taken_back,
  kept: m.imports_standing_kept,
};

/** Of one row. */
export const ROW_WORDS: Record<RowStanding, () => string> = {
  unread: m.imports_row_unread,
  ready: m.imports_row_ready,
  alike: m.imports_row_alike,
  broken: m.imports_row_broken,
  added: m.imports_row_added,
  merged: m.imports_row_merged,
  unchanged: m.imports_row_unchanged,
  skipped: m.imports_row_skipped,
  taken_back: m.imports_row_taken_back,
  kept: m.imports_row_kept,
};

export const KIND_WORDS: Record<ImportKind, () => string> = {
  startups: m.imports_kind_startups,
  investors: m.imports_kind_investors,
  events: m.imports_kind_events,
};

export const fieldOf = (kind: ImportKind, name: string | null): ImportField | undefined =>
  name === null ? undefined : IMPORT_FIELDS[kind][name];

export const fieldName = (kind: ImportKind, name: string): string => {
  const field = fieldOf(kind, name);
  return field ? localized(field.label) : name;
};

/** Names of the choices that a field has. */
const LABELS: Partial<Record<ImportField["as"], Readonly<Record<string, LocalizedText>>>> = {
  industry: INDUSTRY_LABELS,
  industries: INDUSTRY_LABELS,
  stage: STAGE_LABELS,
  stages: STAGE_LABELS,
  region: REGION_LABELS,
  business_model: BUSINESS_MODEL_LABELS,
  investor_type: INVESTOR_TYPE_LABELS,
  event_type: EVENT_TYPE_LABELS,
  employees: EMPLOYEES_LABELS,
};

/** The choices of a field whose values are translated. */
export function choicesOf({ as }: ImportField): Option[] {
  if (as === "country" || as === "countries") return countryOptions();
  const labels = isTranslated(as) ? LABELS[as] : undefined;
  return Object.entries(labels ?? {}).map(([value, label]) => ({ value, label: localized(label) }));
}

/** One of the values of a row or a record, as people read it. */
export function valueText(kind: ImportKind, name: string, values: ImportRow["values"]): string {
  const value = values[name];
  if (value === undefined) return "";
  if (Array.isArray(value)) return formatList(value.map((one) => valueText(kind, name, { [name]: one })));
  const as = fieldOf(kind, name)?.as;
  if (typeof value === "number") {
    const { currency } = values;
    return as === "amount" && typeof currency === "string" ? formatMoney(value, currency) : formatNumber(value);
  }
  if (as === "moment") return momentText(value);
  if (as === "day") return foundingYearAlone(value) ?? formatDate(value, "medium");
  if (as === "country" || as === "countries") return countryName(value, currentLanguage());
  const label = as && LABELS[as]?.[value];
  return label ? localized(label) : value;
}

/** «27 Νοε 2026, 18:30», as the clock of the event shows it. */
const momentText = (moment: string): string =>
  [formatDate(moment.slice(0, 10), "medium"), moment.slice(11, 16)].filter(Boolean).join(", ");

/** What a record is called. */
export const nameOf = (kind: ImportKind, { values }: Pick<ImportRow, "values">): string =>
  String(values[NAME_FIELDS[kind]] ?? "");

export const problemText = (code: keyof typeof PROBLEM_TEXTS): string => localized(PROBLEM_TEXTS[code]);

export const DECISION_WORDS: Record<RowDecision, () => string> = {
  skip: m.imports_decision_skip,
  merge: m.imports_decision_merge,
  update: m.imports_decision_update,
  add: m.imports_decision_add,
};

export const REASON_WORDS: Record<NonNullable<ImportRow["match"]>["reasons"][number], () => string> = {
  source: m.imports_reason_source,
  tax_number: m.imports_reason_tax_number,
  website: m.imports_reason_website,
  name: m.imports_reason_name,
};
