import type { Range } from "@kerkis/contract/core/filters/range.ts";
import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import {
  INVESTED_STAGES,
  INVESTOR_TYPE_LABELS,
  type InvestorType,
} from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { stageName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatList, formatMoney } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";

export const typeName = (type: InvestorType): string => localized(INVESTOR_TYPE_LABELS[type]);

/** Its name, or what stands for one that is missing (specification 3). */
export const investorName = (name: string): string => name.trim() || localized(UNNAMED_INVESTOR);

/** What an investor gives, in words: a range, an end of one, or that it was not declared. */
export function ticketText(ticket: { ticket_min: number | null; ticket_max: number | null; currency: string }): string {
  const { ticket_min: min, ticket_max: max, currency } = ticket;
  const money = (amount: number) => formatMoney(amount, currency, true);
  if (min !== null && max !== null) {
    return min === max ? money(min) : m.investors_ticket_range({ from: money(min), to: money(max) });
  }
  if (min !== null) return m.investors_ticket_from({ from: money(min) });
  return max === null ? m.investors_ticket_undeclared() : m.investors_ticket_to({ to: money(max) });
}

/** Stages that follow one another as a range, others one by one. */
export function stagesText(stages: readonly StartupStage[]): string {
  const held = INVESTED_STAGES.filter((stage) => stages.includes(stage));
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return "";
  const follow = INVESTED_STAGES.indexOf(last) - INVESTED_STAGES.indexOf(first) === held.length - 1;
  return follow && held.length > 1
    ? m.investors_stages_range({ from: stageName(first), to: stageName(last) })
    : formatList(held.map(stageName));
}

/** Euros that are looked for. */
export const rangeName = ({ from, to }: Range): string =>
  ticketText({ ticket_min: from, ticket_max: to, currency: "EUR" });
