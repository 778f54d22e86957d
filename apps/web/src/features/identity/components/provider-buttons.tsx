import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useId, type ReactNode } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { nextPath } from "../hooks/next-path.ts";
import { GoogleMark, LinkedInMark } from "./provider-marks.tsx";

type Provider = keyof Session["providers"];

const PROVIDERS: readonly { provider: Provider; name: string; mark: ReactNode }[] = [
  { provider: "google", name: "Google", mark: <GoogleMark /> },
  { provider: "linkedin", name: "LinkedIn", mark: <LinkedInMark /> },
];

/** Sign-in with Google and LinkedIn. What is not set up on this installation stays in sight and says so (completions 1). */
export function ProviderButtons({ next }: { next: string | undefined }) {
  const { providers } = useSession();
  const noteId = useId();
  const path = nextPath(next);
  const query = path === undefined ? "" : `?next=${encodeURIComponent(path)}`;
  const missing = PROVIDERS.filter(({ provider }) => !providers[provider]).map(({ name }) => name);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {m.identity_or()}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {PROVIDERS.map(({ provider, name, mark }) =>
          providers[provider] ? (
            <a key={provider} href={`/api/auth/${provider}${query}`} className={buttonStyles({ variant: "outline" })}>
              {mark}
              {name}
            </a>
          ) : (
            <Button key={provider} variant="outline" aria-disabled aria-describedby={noteId}>
              {mark}
              {name}
            </Button>
          ),
        )}
      </div>
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
