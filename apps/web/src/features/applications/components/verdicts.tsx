import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Eligibility, Verdict } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { factName, factText } from "#shared/forms/fact-text.ts";

const TRUTHS = {
  met: { name: m.programmes_verdict_met, icon: CircleCheck, tone: "text-success" },
  not_met: { name: m.programmes_verdict_not_met, icon: CircleX, tone: "text-danger" },
  cannot_tell: { name: m.programmes_verdict_cannot_tell, icon: CircleHelp, tone: "text-warning" },
};

/** What a criterion looked at, and what it found there. */
function usedText({ fact, value, described }: Verdict["used"][number]): string {
  const name = factName(fact) ?? (described && localized(described.label));
  if (name === null) return m.programmes_verdict_unasked();
  return m.programmes_verdict_used({
    fact: name,
    value: value === null ? m.programmes_verdict_unknown() : factText(fact, value, described ?? undefined),
  });
}

const said = (text: LocalizedText): string => localized(text) || text.el;

interface VerdictsProps {
  eligibility: Eligibility;
  /** The way to the versions of the criteria, for those who write them. */
  versions?: ReactNode;
}

/** Criterion by criterion whether it is met, with the value that was looked at and where the criterion stands. */
export function Verdicts({ eligibility: { version, since, in_force, verdicts }, versions }: VerdictsProps) {
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        {m.programmes_verdicts()}
        <span className="text-sm font-normal text-muted-foreground">
          {m.programmes_verdicts_version({ version, date: formatDate(since, "medium") })}
        </span>
      </h3>
      {in_force > version && (
        <p className="text-sm text-muted-foreground">{m.programmes_verdicts_later({ version: in_force })}</p>
      )}
      <VerdictList verdicts={verdicts} />
      {versions}
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
                <span>{used.map(usedText).join(" · ")}</span>
                <span>{said(reference)}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
