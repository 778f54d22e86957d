import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import type { ChangedInvestor } from "@kerkis/contract/investors/investors.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useConfirm } from "../../hooks/use-confirm.ts";
import { investorName } from "../labels.ts";

const { fields } = INVESTOR_FORM.investor;

/** A verified investor that is another by now: what was verified, what stands, and one press that says it is right. */
export function ChangedInvestorCard({ investor }: { investor: ChangedInvestor }) {
  const { id, version, changes, can_confirm: canConfirm } = investor;
  const { confirm, isPending } = useConfirm();
  return (
    <article className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <Mark seed={id} src={investor.logo_url} size={40} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="font-semibold">
            <Link to="/investor/$id" params={{ id }} className={linkStyles({ kind: "standalone" })}>
              {investorName(investor.company_name)}
            </Link>
          </h2>
          <p className="text-sm text-muted-foreground">
            {m.investors_changed_by({
              name: investor.changed_by ?? m.person_erased(),
              date: formatDate(investor.changed_since),
            })}
          </p>
        </div>
      </header>
      {changes.length > 0 ? (
        <ul className="grid gap-1 [overflow-wrap:anywhere]">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {m.investors_changed_fact({
                field: field in fields ? localized(fields[field as keyof typeof fields].label) : field,
                before: worded(field, before),
                after: worded(field, after),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">{m.investors_changed_back()}</p>
      )}
      {canConfirm ? (
        <Button className="justify-self-start" pending={isPending} onClick={() => confirm({ id, version })}>
          <BadgeCheck />
          {m.investors_confirm()}
        </Button>
      ) : (
        <p className="text-muted-foreground">{m.investors_changed_own()}</p>
      )}
    </article>
  );
}

const worded = (name: string, answer: unknown): string =>
  (name in fields && answerText(fields[name as keyof typeof fields], { answer, answers: {} }, currentLanguage())) ||
  "—";
