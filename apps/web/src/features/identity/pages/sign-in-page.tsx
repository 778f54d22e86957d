import { Link, useSearch } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { ProviderButtons } from "../components/provider-buttons.tsx";
import { ResendVerification } from "../components/resend-verification.tsx";
import { SignInForm } from "../components/sign-in-form.tsx";
import { usePendingVerification } from "../hooks/pending-verification.ts";

/** /signin and /auth (specification 2.8). */
export function SignInPage() {
  const { next } = useSearch({ strict: false });
  const { demo } = useSession();
  const pending = usePendingVerification();
  return (
    <AuthFrame
      title={m.identity_sign_in_title()}
      stage={m.identity_sign_in_stage()}
      lead={
        <>
          {m.identity_no_account()}{" "}
          <Link to="/signup" search={next === undefined ? {} : { next }} className={linkStyles()}>
            {m.identity_sign_up()}
          </Link>
        </>
      }
    >
      {pending !== null && (
        <ResendVerification
          tone="info"
          title={m.identity_pending_title()}
          text={m.identity_pending_text({ email: pending })}
          email={pending}
          note={demo ? m.identity_pending_demo() : undefined}
        />
      )}
      <SignInForm next={next} />
      <ProviderButtons next={next} />
    </AuthFrame>
  );
}
