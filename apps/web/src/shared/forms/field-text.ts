import type { FieldIssueCode } from "@kerkis/contract/core/errors.ts";
import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

type Params = Record<string, string | number> | undefined;

/** A limit as people of the language write it. */
const limit = (value: string | number) => (typeof value === "number" ? formatNumber(value, ALL_DECIMALS) : value);

/** One text per field problem; a code without one does not compile. */
const TEXTS: Record<FieldIssueCode, (params: Params) => string> = {
  required: () => m.field_required(),
  invalid: () => m.field_invalid(),
  too_short: (params) => m.field_too_short({ min: params?.["min"] ?? 1 }),
  too_long: (params) => (params?.["max"] === undefined ? m.field_invalid() : m.field_too_long({ max: params["max"] })),
  too_small: (params) =>
    params?.["min"] === undefined ? m.field_invalid() : m.field_too_small({ min: limit(params["min"]) }),
  too_big: (params) =>
    params?.["max"] === undefined ? m.field_invalid() : m.field_too_big({ max: limit(params["max"]) }),
  email: () => m.field_email(),
  url: () => m.field_url(),
  date: () => m.field_date(),
  date_future: () => m.field_date_future(),
  date_past: () => m.field_date_past(),
  date_order: () => m.field_date_order(),
  tax_number: () => m.field_tax_number(),
  passwords_differ: () => m.field_passwords_differ(),
  hidden_marks: () => m.field_hidden_marks(),
  unseen: () => m.field_unseen(),
  password_common: () => m.field_password_common(),
  password_name: () => m.field_password_name(),
  password_email: () => m.field_password_email(),
  taken: () => m.field_taken(),
  ticket_order: () => m.field_ticket_order(),
  time_order: () => m.field_time_order(),
  gone: () => m.field_gone(),
  too_many_words: (params) => m.field_too_many_words({ max: params?.["max"] ?? 0, used: params?.["used"] ?? 0 }),
};

/** What is wrong with a field, in the person's language. */
export const fieldText = (code: FieldIssueCode, params?: Params): string => TEXTS[code](params);
