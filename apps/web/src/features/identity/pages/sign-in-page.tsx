import { Link, useSearch } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { ProviderButtons } from "../components/provider-buttons.tsx";
import { SignInForm } from "../components/sign-in-form.tsx";

/** /signin and /auth (specification 2.8). */
export function SignInPage() {
  const { next } = useSearch({ strict: false });
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
      <SignInForm next={next} />
      <ProviderButtons next={next} />
    </AuthFrame>
  );
}
