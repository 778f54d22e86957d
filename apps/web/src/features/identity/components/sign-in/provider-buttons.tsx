import { PROVIDER_NAMES, PROVIDERS } from "@kerkis/contract/identity/security.taxonomy.ts";
import { useId } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { nextPath } from "../../model/next-path.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PROVIDER_MARKS } from "./provider-marks.tsx";

interface ProviderButtonsProps {
  next: string | undefined;
  /** Where they stand: failures are named after it (specification 8). */
  from: "signin" | "signup";
}

/**
 * Sign-in with Google, LinkedIn and, for who has an account, a passkey. What is not set up on this installation stays in sight
 * and says so (completions 1).
 */
export function ProviderButtons({ next, from }: ProviderButtonsProps) {
  const { providers } = useSession();
  const noteId = useId();
  const path = nextPath(next);
  const query = new URLSearchParams({ from, ...(path !== undefined && { next: path }) });
  const missing = PROVIDERS.filter((provider) => !providers[provider]).map((provider) => PROVIDER_NAMES[provider]);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {m.identity_or()}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {PROVIDERS.map((provider) => {
          const Mark = PROVIDER_MARKS[provider];
          return providers[provider] ? (
            <a key={provider} href={`/api/auth/${provider}?${query}`} className={buttonStyles({ variant: "outline" })}>
              <Mark />
              {PROVIDER_NAMES[provider]}
            </a>
          ) : (
            <Button key={provider} variant="outline" aria-disabled aria-describedby={noteId}>
              <Mark />
              {PROVIDER_NAMES[provider]}
            </Button>
          );
        })}
      </div>
      {from === "signin" && <PasskeySignIn next={next} />}
      {missing.length > 0 && (
        <p id={noteId} className="text-sm text-muted-foreground">
          {missing.length > 1
            ? m.identity_providers_missing()
            : m.identity_provider_missing({ provider: missing.join("") })}
        </p>
      )}
    </div>
  );
}
