import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { LinkState } from "../components/sign-in/link-state.tsx";

const ResetForm = latePart(async () => (await import("../components/reset/reset-form.tsx")).ResetForm);

// The server takes no token outside these lengths; such a link was cut on its way.
const isWhole = (token: string | undefined): token is string =>
  token !== undefined && token.length >= 16 && token.length <= 512;

/** /reset-password: the new password, with the link of the mail. */
export function ResetPasswordPage() {
  const { token } = useSearch({ strict: false });
  const [over, setOver] = useState<"done" | "invalid">();
  const isInvalid = !isWhole(token) || over === "invalid";
  return (
    <AuthFrame
      title={m.identity_reset_title()}
      lead={over === "done" || isInvalid ? undefined : m.identity_reset_lead()}
      stage={m.identity_forgot_stage()}
    >
      {over === "done" ? (
        <LinkState tone="success" text={m.identity_reset_done()}>
          <Link to="/signin" className={buttonStyles({ size: "lg" })}>
            {m.identity_sign_in()}
          </Link>
        </LinkState>
      ) : isInvalid ? (
        <LinkState tone="danger" text={m.identity_reset_invalid()}>
          <Link to="/forgot-password" className={buttonStyles({ size: "lg" })}>
            {m.identity_reset_ask_again()}
          </Link>
          <Link to="/signin" className={linkStyles({ kind: "standalone" })}>
            {m.identity_back_to_sign_in()}
          </Link>
        </LinkState>
      ) : (
        <ResetForm token={token} onOver={setOver} />
      )}
    </AuthFrame>
  );
}
