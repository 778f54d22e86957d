import { type Account, type Consent } from "@kerkis/contract/identity/account.schema.ts";
import { TERMS_VERSION } from "@kerkis/contract/identity/account.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useDownloadData, useSetConsent } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { Section } from "../security/section.tsx";
import { TermsLink } from "../sign-up/terms.tsx";

/** Consents, and a copy of everything that is the person's (completions 10). */
export function DataSection() {
  const query = useQuery(accountQueries.account());
  return (
    <Section title={m.account_section_data()} lead={m.account_data_lead()} query={query}>
      {(account) => (
        <div className="grid gap-8">
          <DownloadData />
          <Consents account={account} />
        </div>
      )}
    </Section>
  );
}

function DownloadData() {
  const download = useDownloadData();
  return (
    <section>
      <h3 className="font-semibold">{m.account_download_title()}</h3>
      <p className="mt-1 max-w-[46rem] text-pretty text-muted-foreground">{m.account_download_text()}</p>
      <Button
        variant="outline"
        className="mt-3"
        pending={download.isPending}
        onClick={() =>
          download.mutate(undefined, {
            onSuccess: () => toast.success(m.account_download_done()),
            onError: (error) => toastFailure(m.account_download_failed(), error),
          })
        }
      >
        <Download />
        {m.account_download_action()}
      </Button>
    </section>
  );
}

function Consents({ account }: { account: Account }) {
  const decide = useSetConsent();
  const lastWord = (subject: Consent) => account.consents.find((consent) => consent.subject === subject);
  const terms = lastWord("terms");
  const isCurrent = terms?.granted === true && terms.text_version === TERMS_VERSION;
  const set = (subject: Consent, granted: boolean) => {
    decide.mutate(
      { subject, granted },
      {
        onSuccess: () => toast.success(m.account_consent_saved()),
        onError: (error) => toastFailure(m.account_failed(), error),
      },
    );
  };
  return (
    <section>
      <h3 className="font-semibold">{m.account_consents_title()}</h3>
      <ul className="mt-2 divide-y divide-border">
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{m.account_consent_terms()}</span>
              <TermsLink />
            </p>
            <p className="text-sm text-muted-foreground">
              {terms === undefined
                ? m.account_consent_terms_missing()
                : isCurrent
                  ? m.account_consent_terms_given({ date: formatDate(terms.decided_at) })
                  : m.account_consent_terms_changed()}
            </p>
          </div>
          {!isCurrent && (
            <Button variant="outline" size="sm" pending={decide.isPending} onClick={() => set("terms", true)}>
              {m.account_consent_terms_accept()}
            </Button>
          )}
        </li>
        <li className="py-3">
          <Checkbox
            checked={lastWord("measurements")?.granted ?? true}
            disabled={decide.isPending}
            onCheckedChange={(granted) => set("measurements", granted)}
            label={m.account_consent_measurements()}
            hint={m.account_consent_measurements_text()}
          />
        </li>
      </ul>
    </section>
  );
}
