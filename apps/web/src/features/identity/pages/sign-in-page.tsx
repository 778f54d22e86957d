import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { ProviderButtons } from "../components/sign-in/provider-buttons.tsx";
import { SecondFactorForm } from "../components/sign-in/second-factor-form.tsx";
import { SessionEndedNotice, SignedOutHereNotice } from "../components/sign-in/session-ended-notice.tsx";
import { useDeepLinkHash } from "../hooks/use-deep-link-hash.ts";

const SignInForm = latePart(async () => (await import("../components/sign-in/sign-in-form.tsx")).SignInForm);

/** /signin and /auth (specification 2.8). */
export function SignInPage() {
  const { next } = useSearch({ strict: false });
  useDeepLinkHash();
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) {
    return (
      <AuthFrame title={m.identity_code_title()} stage={m.identity_sign_in_stage()} lead={m.identity_code_lead()}>
        <SecondFactorForm token={token} next={next} onOver={() => setToken(null)} />
      </AuthFrame>
    );
  }
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
      <SessionEndedNotice />
      <SignedOutHereNotice />
      <SignInForm next={next} onSecondFactor={setToken} />
      <ProviderButtons next={next} from="signin" />
    </AuthFrame>
  );
}
