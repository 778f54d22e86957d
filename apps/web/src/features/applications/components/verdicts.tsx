import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Eligibility } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { factName, factText } from "#shared/forms/fact-text.ts";

const TRUTHS = {
  met: { name: m.programmes_verdict_met, icon: CircleCheck, tone: "text-success" },
  not_met: { name: m.programmes_verdict_not_met, icon: CircleX, tone: "text-danger" },
  cannot_tell: { name: m.programmes_verdict_cannot_tell, icon: CircleHelp, tone: "text-warning" },
};

const said = (text: LocalizedText): string => localized(text) || text.el;

/** Criterion by criterion whether it is met, with the value that was looked at and where the criterion stands. */
export function Verdicts({ eligibility: { version, verdicts } }: { eligibility: Eligibility }) {
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        {m.programmes_verdicts()}
        <span className="text-sm font-normal text-muted-foreground">{m.programmes_verdicts_version({ version })}</span>
      </h3>
      <VerdictList verdicts={verdicts} />
    </section>
  );
}

/** The criteria alone, each with its verdict. */
export function VerdictList({ verdicts }: Pick<Eligibility, "verdicts">) {
  return (
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
                        fact: factName(one.fact) ?? one.fact,
                        value: one.value === null ? m.programmes_verdict_unknown() : factText(one.fact, one.value),
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
  );
}
