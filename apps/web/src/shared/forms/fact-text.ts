import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { countryName } from "@kerkis/contract/core/text/country-name.ts";
import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { formatDate, formatList, formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";

/** What a fact of an application is called; null where it is none. */
export function factName(fact: string): string | null {
  const described = factDescription(fact);
  return described && localized(described.label);
}

/** What a fact of an application holds, in words; what it is, where that is no fact of a startup. */
export function factText(
  fact: string,
  value: string | number | boolean | readonly string[],
  described: FactDescription | null = factDescription(fact),
): string {
  if (typeof value === "boolean") return localized(value ? YES : NO);
  if (typeof value === "number")
    return described?.currency === undefined
      ? formatNumber(value, ALL_DECIMALS)
      : formatMoney(value, described.currency);
  if (typeof value === "object") return formatList(value.map((one) => factText(fact, one, described)));
  if (described?.kind === "country") return countryName(value, currentLanguage());
  if (described?.kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, "medium");
  const name = described?.names?.[value];
  return name ? localized(name) : value;
}
