import { Link, useSearch } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { ProviderButtons } from "../components/sign-in/provider-buttons.tsx";

const SignUpForm = latePart(async () => (await import("../components/sign-up/sign-up-form.tsx")).SignUpForm);

/** /signup (specification 2.9); with the one-time link it makes the first super admin (completions 1). */
export function SignUpPage() {
  const { next, setup } = useSearch({ strict: false });
  const { features } = useSession();
  // Invitations work while sign-up is switched off.
  const isOpen = features.sign_up || setup !== undefined || (next?.startsWith("/accept-invitation/") ?? false);
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
      {isOpen ? (
        <>
          <SignUpForm key={setup ? "setup" : "signup"} next={next} setup={setup} />
          {!setup && <ProviderButtons next={next} from="signup" />}
        </>
      ) : (
        <SignUpClosed />
      )}
    </AuthFrame>
  );
}

function SignUpClosed() {
  return (
    <>
      <Alert tone="info" title={m.identity_sign_up_closed()}>
        {m.identity_sign_up_closed_text()}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Link to="/signin" className={buttonStyles({ size: "lg" })}>
          {m.identity_sign_in()}
        </Link>
      </div>
    </>
  );
}
