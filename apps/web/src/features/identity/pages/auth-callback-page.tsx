import type { ProviderResult } from "@kerkis/contract/identity/identity.schema.ts";
import { PROVIDER_NAMES } from "@kerkis/contract/identity/security.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { useHydrated, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { codeText } from "#shared/api/error-texts.ts";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { LinkState } from "../components/sign-in/link-state.tsx";
import { ProviderFailure } from "../components/sign-in/provider-failure.tsx";
import { isRefused } from "../model/failure.ts";
import { nextPath } from "../model/next-path.ts";
import { attemptFrom, attemptOf, type ProviderAttempt } from "../model/provider-attempt.ts";
import { useArrival } from "../hooks/use-arrival.ts";
import { identityQueries, type ProviderCallback } from "../identity.queries.ts";

const LinkAtSignInForm = latePart(
  async () => (await import("../components/sign-in/link-at-sign-in-form.tsx")).LinkAtSignInForm,
);
const SecondFactorForm = latePart(
  async () => (await import("../components/sign-in/second-factor-form.tsx")).SecondFactorForm,
);

/** /auth-callback: finishes a sign-in with Google or LinkedIn, and says how it went (specification 2.1 and 7.1). */
export function AuthCallbackPage() {
  const { state, code, error, iss, refused, provider, intent, next } = useSearch({ strict: false });
  if (refused !== undefined) {
    const attempt = attemptFrom({ provider, intent, next });
    return <Failed attempt={attempt} text={codeText(refused)} />;
  }
  if (state === undefined) return <Failed attempt={attemptFrom({})} text={m.error_auth_provider_state()} />;
  const callback = { state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) };
  return <Callback callback={callback} />;
}

function Callback({ callback }: { callback: ProviderCallback }) {
  const isHydrated = useHydrated();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...identityQueries.providerCallback(callback),
    enabled: isHydrated,
  });
  if (data) return <Arrived result={data} />;
  if (isError && isRefused(error)) {
    return (
      <Failed
        attempt={attemptOf(error)}
        text={errorText(error)}
        isMine={errorCode(error) === "auth.provider_refused"}
      />
    );
  }
  return (
    <Frame title={m.identity_callback_title()}>
      {isError ? (
        <LinkState tone="warning" text={m.identity_callback_failed()}>
          <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
            {m.identity_try_again()}
          </Button>
        </LinkState>
      ) : (
        <Working />
      )}
    </Frame>
  );
}

function Arrived({ result }: { result: ProviderResult }) {
  const next = result.next ?? undefined;
  const [isOver, setOver] = useState(false);
  const provider = PROVIDER_NAMES[result.provider];
  const title = m.identity_callback_title_of({ provider });
  if (isOver) {
    const attempt = { provider: result.provider, intent: "sign-in" as const, next };
    return <Failed attempt={attempt} text={m.error_auth_second_factor_expired()} />;
  }
  if ("link" in result) {
    return (
      <Frame title={m.identity_link_title()}>
        <LinkAtSignInForm {...result.link} provider={result.provider} next={next} />
      </Frame>
    );
  }
  if ("second_factor" in result) {
    return (
      <Frame title={m.identity_code_title()} lead={m.identity_code_lead()}>
        <SecondFactorForm token={result.second_factor.token} next={next} onOver={() => setOver(true)} />
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <Working />
      <Redirect key={result.outcome} result={result} />
    </Frame>
  );
}

type SignedIn = Extract<ProviderResult, { redirect_to: string }>;

/** Results that were acted on: a page drawn anew while its way on is being loaded does not arrive a second time. */
const followed = new WeakSet<SignedIn>();

/** Goes where the person wanted to; after linking the session is the same one. */
function Redirect({ result }: { result: SignedIn }) {
  const router = useRouter();
  const arrive = useArrival(result.next ?? undefined);
  const redirect = useEffectEvent(async () => {
    if (result.outcome !== "linked") return arrive(result.redirect_to);
    toast.success(m.identity_linked({ provider: PROVIDER_NAMES[result.provider] }));
    await router.navigate({ href: nextPath(result.redirect_to) ?? "/settings", replace: true });
  });
  useEffect(() => {
    if (followed.has(result)) return;
    followed.add(result);
    void redirect();
  }, [result]);
  return null;
}

interface FailedProps {
  attempt: ProviderAttempt;
  text: string;
  /** The person said no; nothing is broken. */
  isMine?: boolean;
}

function Failed({ attempt, text, isMine = false }: FailedProps) {
  const { provider } = attempt;
  const title = provider
    ? m.identity_callback_title_of({ provider: PROVIDER_NAMES[provider] })
    : m.identity_callback_title();
  return (
    <Frame title={title}>
      <ProviderFailure attempt={attempt} text={text} tone={isMine ? "warning" : "danger"} />
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <AuthFrame title={title} lead={lead} stage={m.identity_sign_in_stage()}>
      {children}
    </AuthFrame>
  );
}

function Working() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted-foreground">{m.identity_callback_working()}</p>
      <Skeleton className="h-14 w-full rounded-md" />
    </div>
  );
}
