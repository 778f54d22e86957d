import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import { INVESTOR_MERGE_FIELDS, type InvestorMergeField } from "@kerkis/contract/investors/merge/merge.policy.ts";
import type { InvestorMergeSide, InvestorMergeView } from "@kerkis/contract/investors/merge/merge.schema.ts";
import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import { useNavigate } from "@tanstack/react-router";
import { MergeChoice } from "#features/startups/merging.public.ts";
import { m } from "#messages";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useMergeInvestors } from "../../merge.mutations.ts";
import { investorName, ticketText } from "../labels.ts";

const FIELDS = { ...INVESTOR_FORM.investor.fields, ...INVESTOR_FORM.focus.fields };

/** As it is compared: a ticket is both its ends. */
const valueOf = ({ answers }: InvestorMergeSide, field: InvestorMergeField): unknown => {
  if (field !== "ticket") return answers[field];
  const { ticket_min: min, ticket_max: max, currency } = answers;
  return (min ?? null) === null && (max ?? null) === null ? null : [min ?? null, max ?? null, currency];
};

function wordsOf(side: InvestorMergeSide, field: InvestorMergeField): string {
  const { answers } = side;
  if (field !== "ticket")
    return answerText(FIELDS[field], { answer: answers[field], answers }, currentLanguage()) || "—";
  const { ticket_min, ticket_max, currency = "EUR" } = answers;
  return ticketText({ ticket_min: ticket_min ?? null, ticket_max: ticket_max ?? null, currency });
}

/** Two investors, fact by fact. */
export function MergeInvestorsForm({ view }: { view: InvestorMergeView }) {
  const navigate = useNavigate();
  const named = (side: InvestorMergeSide) => ({ ...side, name: investorName(side.name) });
  return (
    <MergeChoice
      kept={named(view.kept)}
      merged={named(view.merged)}
      facts={INVESTOR_MERGE_FIELDS.map((field) => ({
        field,
        label: field === "ticket" ? m.investors_filter_ticket() : localized(FIELDS[field].label),
        kept: valueOf(view.kept, field),
        merged: valueOf(view.merged, field),
        words: (side) => wordsOf(view[side], field),
      }))}
      along={comesAlong(view)}
      merge={useMergeInvestors()}
      onDone={({ investor_id: id }) => navigate({ to: "/investor/$id", params: { id } })}
    />
  );
}

/** What of the one that goes comes along, in words. */
function comesAlong({ kept, merged }: InvestorMergeView): string {
  const { portfolio: count } = merged.has;
  const parts = [
    m.investors_merge_has_applications(),
    ...(count > 0 ? [m.investors_merge_has_portfolio({ count, shown: formatNumber(count) })] : []),
    ...(merged.is_claimed && !kept.is_claimed ? [m.investors_merge_has_owner()] : []),
  ];
  return m.investors_merge_along({ parts: formatList(parts) });
}
