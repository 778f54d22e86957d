import { Link, useSearch } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { SignUpForm } from "../components/sign-up-form.tsx";

/** /signup (specification 2.9); with the one-time link it makes the first super admin (completions 1). */
export function SignUpPage() {
  const { next, setup } = useSearch({ strict: false });
  return (
    <AuthFrame
      title={setup ? m.identity_setup_title() : m.identity_sign_up_title()}
      stage={setup ? m.identity_setup_stage() : m.identity_sign_up_stage()}
      lead={
        setup ? (
          m.identity_setup_lead()
        ) : (
          <>
            {m.identity_have_account()}{" "}
            <Link to="/signin" search={next === undefined ? {} : { next }} className={linkStyles()}>
              {m.identity_sign_in()}
            </Link>
          </>
        )
      }
    >
      <SignUpForm key={setup ? "setup" : "signup"} next={next} setup={setup} />
    </AuthFrame>
  );
}
