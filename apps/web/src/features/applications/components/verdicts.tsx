import { countryName } from "@kerkis/contract/core/text/country-name.ts";
import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Eligibility, Verdict } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";

const TRUTHS = {
  met: { name: m.programmes_verdict_met, icon: CircleCheck, tone: "text-success" },
  not_met: { name: m.programmes_verdict_not_met, icon: CircleX, tone: "text-danger" },
  cannot_tell: { name: m.programmes_verdict_cannot_tell, icon: CircleHelp, tone: "text-warning" },
};

const said = (text: LocalizedText): string => localized(text) || text.el;

/** A value that a criterion looked at, in words. */
function valueText({ fact, value }: Verdict["used"][number]): string {
  const described = factDescription(fact);
  if (value === null) return m.programmes_verdict_unknown();
  if (typeof value === "boolean") return localized(value ? YES : NO);
  if (typeof value === "number") return formatNumber(value, 1);
  if (described?.kind === "country") return countryName(value, currentLanguage());
  if (described?.kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, "medium");
  const name = described?.names?.[value];
  return name ? localized(name) : value;
}

/** Criterion by criterion whether it is met, with the value that was looked at and where the criterion stands. */
export function Verdicts({ eligibility: { version, verdicts } }: { eligibility: Eligibility }) {
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        {m.programmes_verdicts()}
        <span className="text-sm font-normal text-muted-foreground">{m.programmes_verdicts_version({ version })}</span>
      </h3>
      <ul className="border-t border-border">
        {verdicts.map(({ key, label, reference, truth, used }) => {
          const { name, icon: Icon, tone } = TRUTHS[truth];
          return (
            <li
              key={key}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-border py-3 [overflow-wrap:anywhere]"
            >
              <Icon aria-hidden className={cn("mt-0.5 size-5", tone)} />
              <div>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{said(label)}</span>
                  <span className={cn("text-sm font-semibold", tone)}>{name()}</span>
                </p>
                <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
                  <span>
                    {used
                      .map((one) =>
                        m.programmes_verdict_used({
                          fact: localized(factDescription(one.fact)?.label ?? { el: one.fact, en: one.fact }),
                          value: valueText(one),
                        }),
                      )
                      .join(" · ")}
                  </span>
                  <span>{said(reference)}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
