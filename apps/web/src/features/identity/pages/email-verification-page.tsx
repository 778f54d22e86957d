import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import { Link, useSearch } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { LinkState } from "../components/sign-in/link-state.tsx";
import { isRefused } from "../model/failure.ts";
import { useVerifyEmail } from "../identity.mutations.ts";
import { nextPath } from "../model/next-path.ts";
import { useAfterVerification } from "../model/pending-verification.ts";

const AskForLink = latePart(async () => (await import("../components/sign-in/ask-for-link.tsx")).AskForLink);

/** /email-verification: uses the link of the mail at a click, and says how it went. */
export function EmailVerificationPage() {
  const { token } = useSearch({ strict: false });
  return (
    <AuthFrame title={m.identity_verification_title()} stage={m.identity_verification_stage()}>
      {token === undefined ? <InvalidLink /> : <Verification token={token} />}
    </AuthFrame>
  );
}

function Verification({ token }: { token: string }) {
  const verification = useVerifyEmail();
  const { isSuccess, isPending, error } = verification;
  if (isSuccess) return <Verified />;
  const isRateLimited = errorCode(error) === "request.rate_limited";
  if (isRefused(error) && !isRateLimited) return <InvalidLink />;
  return (
    <>
      {error === null ? (
        <p className="text-muted-foreground">{m.identity_verification_ask()}</p>
      ) : (
        <Alert tone="warning" live>
          {isRateLimited ? errorText(error) : m.identity_verification_failed()}
        </Alert>
      )}
      <Button size="lg" pending={isPending} onClick={() => verification.mutate(token)}>
        {m.identity_verification_confirm()}
      </Button>
    </>
  );
}

function Verified() {
  const { profile } = useSession();
  const next = nextPath(useAfterVerification());
  return (
    <LinkState tone="success" text={m.identity_verification_done()}>
      {profile ? (
        <a href={next ?? postLoginTarget(profile)} className={buttonStyles({ size: "lg" })}>
          {m.identity_continue()}
        </a>
      ) : (
        <Link to="/signin" search={next === undefined ? {} : { next }} className={buttonStyles({ size: "lg" })}>
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
