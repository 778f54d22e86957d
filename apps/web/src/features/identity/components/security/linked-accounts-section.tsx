import {
  PROVIDER_NAMES,
  PROVIDERS,
  type LinkedAccount,
  type Provider,
  type WaysIn,
} from "@kerkis/contract/identity/security.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useLinkAccount, useUnlinkAccount } from "../../security/security.mutations.ts";
import { securityQueries } from "../../security/security.queries.ts";
import { PROVIDER_MARKS } from "../sign-in/provider-marks.tsx";
import { LateProofDialog } from "./late-proof-dialog.tsx";
import { Section } from "./section.tsx";

/** Google and LinkedIn: link, unlink (completions 1, /settings). */
export function LinkedAccountsSection() {
  const query = useQuery(securityQueries.waysIn());
  const { providers } = useSession();
  return (
    <Section title={m.security_accounts_title()} lead={m.security_accounts_lead()} query={query}>
      {(ways) => (
        <ul className="divide-y divide-border">
          {PROVIDERS.map((provider) => (
            <ProviderRow
              key={provider}
              provider={provider}
              account={ways.accounts.find((account) => account.provider === provider)}
              ways={ways}
              isSetUp={providers[provider]}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ProviderRowProps {
  provider: Provider;
  account: LinkedAccount | undefined;
  ways: WaysIn;
  isSetUp: boolean;
}

function ProviderRow({ provider, account, ways, isSetUp }: ProviderRowProps) {
  const Mark = PROVIDER_MARKS[provider];
  const status = account
    ? m.security_accounts_linked({ date: formatDate(account.created_at) })
    : isSetUp
      ? m.security_accounts_not_linked()
      : m.security_accounts_missing();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="[&_svg]:size-5">
        <Mark />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{PROVIDER_NAMES[provider]}</p>
        <p className="text-sm text-muted-foreground">{status}</p>
      </div>
      {account ? (
        <Unlink account={account} hasPassword={ways.has_password} />
      ) : (
        isSetUp && <LinkProvider provider={provider} hasPassword={ways.has_password} />
      )}
    </li>
  );
}

function LinkProvider({ provider, hasPassword }: { provider: Provider; hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { href } = useLocation();
  const link = useLinkAccount();
  const name = PROVIDER_NAMES[provider];
  const label = m.security_accounts_link_of({ provider: name });
  return (
    <>
      <Button variant="outline" size="sm" aria-label={label} onClick={() => setAsking(true)}>
        {m.security_accounts_link()}
      </Button>
      <LateProofDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          link.reset();
          setAsking(isOpen);
        }}
        title={label}
        description={m.security_accounts_link_text({ provider: name })}
        confirmLabel={m.security_two_factor_begin()}
        hasPassword={hasPassword}
        pending={link.isPending || link.isSuccess}
        error={link.error}
        onConfirm={(proof) => link.mutate({ ...proof, provider, next: href })}
      />
    </>
  );
}

function Unlink({ account, hasPassword }: { account: LinkedAccount; hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const unlink = useUnlinkAccount();
  const provider = PROVIDER_NAMES[account.provider];
  const ask = (isOpen: boolean) => {
    unlink.reset();
    setAsking(isOpen);
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={m.security_accounts_unlink_of({ provider })}
        onClick={() => ask(true)}
      >
        {m.security_accounts_unlink()}
      </Button>
      <LateProofDialog
        open={isAsking}
        onOpenChange={ask}
        title={m.security_accounts_unlink_title({ provider })}
        description={m.security_accounts_unlink_text()}
        confirmLabel={m.security_accounts_unlink()}
        tone="danger"
        hasPassword={hasPassword}
        pending={unlink.isPending}
        error={unlink.error}
        onConfirm={(proof) =>
          unlink.mutate(
            { ...proof, id: account.id },
            {
              onSuccess: () => {
                ask(false);
                toast.success(m.security_accounts_unlinked({ provider }));
              },
            },
          )
        }
      />
    </>
  );
}
