import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/skeleton.tsx";
import { AuthFrame } from "../components/auth-frame.tsx";
import { LinkState } from "../components/link-state.tsx";
import { AskForLink } from "../components/ask-for-link.tsx";
import { failureText, isRefused, minutesToWait } from "../hooks/failure.ts";
import { forgetPendingVerification } from "../hooks/pending-verification.ts";
import { tellOtherTabs } from "../hooks/session-channel.ts";
import { identityQueries } from "../identity.queries.ts";

/** /email-verification: uses the link of the mail once the page runs, and says how it went. */
export function EmailVerificationPage() {
  const { token } = useSearch({ strict: false });
  return (
    <AuthFrame title={m.identity_verification_title()} stage={m.identity_verification_stage()}>
      {token === undefined ? <InvalidLink /> : <Verification token={token} />}
    </AuthFrame>
  );
}

function Verification({ token }: { token: string }) {
  const isHydrated = useHydrated();
  const verification = useQuery({ ...identityQueries.verification(token), enabled: isHydrated });
  const { isSuccess, isError, isFetching, error, refetch } = verification;
  useEffect(() => {
    if (!isSuccess) return;
    forgetPendingVerification();
    tellOtherTabs("email-verified");
  }, [isSuccess]);
  if (isSuccess) return <Verified />;
  if (!isError) return <Working />;
  if (isRefused(error) && minutesToWait(error) === undefined) return <InvalidLink />;
  const text = isRefused(error) ? failureText(error) : m.identity_verification_failed();
  return (
    <LinkState tone="warning" text={text}>
      <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
        {m.identity_try_again()}
      </Button>
    </LinkState>
  );
}

function Working() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted-foreground">{m.identity_verification_working()}</p>
      <Skeleton className="h-14 w-full rounded-md" />
    </div>
  );
}

function Verified() {
  const { profile } = useSession();
  return (
    <LinkState tone="success" text={m.identity_verification_done()}>
      {profile ? (
        <a href={postLoginTarget(profile)} className={buttonStyles({ size: "lg" })}>
          {m.identity_continue()}
        </a>
      ) : (
        <Link to="/signin" className={buttonStyles({ size: "lg" })}>
          {m.identity_sign_in()}
        </Link>
      )}
    </LinkState>
  );
}

function InvalidLink() {
  return (
    <>
      <LinkState tone="danger" text={m.identity_verification_invalid()}>
        <Link to="/signin" className={buttonStyles({ variant: "outline", size: "lg" })}>
          {m.identity_sign_in()}
        </Link>
      </LinkState>
      <AskForLink />
    </>
  );
}
