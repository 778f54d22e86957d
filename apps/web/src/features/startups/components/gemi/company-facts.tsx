import { filledBy } from "@kerkis/contract/startups/gemi/gemi.policy.ts";
import type { CompanyAnswer, CompanyFacts as Facts } from "@kerkis/contract/startups/gemi/gemi.schema.ts";
import { comparableTaxNumber, isGreekTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { startupsQueries } from "../../startups.queries.ts";

const PAUSE_MS = 400;

interface Asked {
  /** Of the company, where the form around it has no field for it. */
  taxNumber?: string | undefined;
}

/**
 * Below a tax number: what the Greek business registry says of that company, to be taken over. It comes when it comes, the
 * form goes on; where the installation asks no registry nothing is said.
 */
export function CompanyFacts({ taxNumber }: Asked) {
  const answer = useCompany(taxNumber);
  // The region is always there, so that screen readers hear what comes into it; empty it takes no room, nor its gap.
  return (
    <div role="status" className="empty:absolute">
      {answer?.state === "waiting" && <Said>{m.startups_company_waiting()}</Said>}
      {answer?.state === "unknown" && <Said>{m.startups_company_unknown()}</Said>}
      {answer?.state === "failed" && !answer.facts && <Said>{m.startups_company_failed()}</Said>}
      {answer?.facts && <Found facts={answer.facts} at={answer.at} />}
    </div>
  );
}

/** What is known of the company whose tax number is given or stands in the form around it; undefined without a whole number. */
function useCompany(taxNumber: string | undefined): CompanyAnswer | undefined {
  const inForm = useWatch({ name: "tax_number" });
  const typed = String(taxNumber ?? inForm ?? "");
  const number = useDebounced(isGreekTaxNumber(typed) ? (comparableTaxNumber(typed) ?? "") : "", PAUSE_MS);
  const { data } = useQuery({ ...startupsQueries.company(number), enabled: number !== "" });
  return number === "" ? undefined : data;
}

/**
 * What is said at the fields of the form around it that stand as the business registry has them: so, and since when.
 * @returns by the field's name; of the others nothing
 */
export function useCompanyHints(taxNumber?: string): Readonly<Record<string, string>> {
  const answer = useCompany(taxNumber);
  const filled = answer?.facts ? filledBy(answer.facts) : {};
  const names = Object.keys(filled);
  const values = useWatch({ name: names });
  if (!answer?.at) return {};
  const hint = m.startups_company_marked({ date: formatDate(answer.at) });
  const isSame = (name: string, at: number) => JSON.stringify(values[at]) === JSON.stringify(filled[name]);
  return Object.fromEntries(names.filter(isSame).map((name) => [name, hint]));
}

const Said = ({ children }: { children: string }) => <p className="text-sm text-muted-foreground">{children}</p>;

function Found({ facts, at }: { facts: Facts; at: string | null }) {
  const { getValues, setValue } = useFormContext();
  function takeOver() {
    const known = getValues();
    const filled: Record<string, string | string[]> = { ...filledBy(facts), ...nameOf(facts, known["name"]) };
    for (const [name, value] of Object.entries(filled)) {
      if (name in known) setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
    toast.success(m.startups_company_taken());
  }
  return (
    <section className="grid gap-4 rounded-lg bg-primary-soft p-5" aria-label={m.startups_company_title()}>
      <DescriptionList
        items={[
          { term: m.startups_company_legal_name(), value: facts.legal_name },
          { term: m.startups_company_legal_form(), value: facts.legal_form },
          { term: m.startups_company_status(), value: facts.status },
          {
            term: m.startups_company_seat(),
            value: [facts.address, facts.city, facts.prefecture].filter(Boolean).join(", "),
          },
          { term: m.startups_company_founded(), value: facts.founded_on && formatDate(facts.founded_on) },
          { term: m.startups_company_activities(), value: facts.activities.join(", ") },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">
          {m.startups_company_source({ date: at === null ? "" : formatDate(at) })}{" "}
          <a
            href="https://opendatacommons.org/licenses/by/1-0/"
            target="_blank"
            rel="noopener noreferrer"
            className="underline"
          >
            ODC-BY 1.0
          </a>
        </p>
        <Button variant="outline" size="sm" onClick={takeOver}>
          {m.startups_company_take()}
        </Button>
      </div>
    </section>
  );
}

/** The name under which it is known, where none was typed yet. */
const nameOf = ({ titles, legal_name }: Facts, typed: unknown): Record<string, string> =>
  typeof typed === "string" && typed.trim() !== "" ? {} : { name: titles[0] ?? legal_name };
