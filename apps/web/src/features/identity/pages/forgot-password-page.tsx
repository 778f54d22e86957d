import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { m } from "#messages";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";

const ForgotForm = latePart(async () => (await import("../components/reset/forgot-form.tsx")).ForgotForm);

/** /forgot-password: the answer never tells whether the account exists (completions 1). */
export function ForgotPasswordPage() {
  return (
    <AuthFrame title={m.identity_forgot_title()} lead={m.identity_forgot_lead()} stage={m.identity_forgot_stage()}>
      <ForgotForm />
      <Link to="/signin" className={linkStyles({ kind: "standalone", className: "justify-self-start" })}>
        <ArrowLeft />
        {m.identity_back_to_sign_in()}
      </Link>
    </AuthFrame>
  );
}
