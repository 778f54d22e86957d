import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { usePasswordPair } from "../../hooks/use-password-pair.ts";
import { minutesToWait, toastFailure } from "../../model/failure.ts";
import { useSetUp, useSignUp } from "../../identity.mutations.ts";
import { AuthForm } from "../sign-in/auth-form.tsx";
import { EmailField } from "../email-field.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { RoleChoices } from "../role-choices.tsx";
import { TermsLink } from "./terms.tsx";

const loadSchema = async () => (await import("./sign-up-schema.ts")).signUpForm;

interface SignUpFormProps {
  next: string | undefined;
  /** Token of the one-time link that makes the first super admin: no role is chosen then. */
  setup: string | undefined;
}

/** A new account (specification 2.9 and 5). */
export function SignUpForm({ next, setup }: SignUpFormProps) {
  const form = useContractForm(loadSchema, { defaultValues: { role: "founder", terms: false } });
  const draft = useDraftStorage(form, setup ? "setup" : "signup");
  const signUp = useSignUp(next);
  const setUp = useSetUp();
  const { errors } = form.formState;
  const passwords = usePasswordPair(form);
  const role = useWatch({ control: form.control, name: "role" }) ?? "founder";
  const terms = useWatch({ control: form.control, name: "terms" });

  const submit = form.handleSubmit(
    ({ first_name, last_name, email, password, role: seat }) => {
      const account = { first_name, last_name, email, password };
      const then = {
        onSuccess: draft.clear,
        onError: (error: Error) => {
          if (applyServerErrors(form, error)) return;
          toastFailure(setup ? m.identity_setup_failed() : m.identity_sign_up_failed(), error);
        },
      };
      if (setup) setUp.mutate({ ...account, token: setup }, then);
      else signUp.mutate({ ...account, role: seat, terms: true }, then);
    },
    () => {
      if (!passwords.tellMismatch() && !form.getValues("terms")) {
        toast.error(m.identity_terms_required(), { description: m.identity_terms_required_text() });
      }
    },
  );

  return (
    <AuthForm
      onSubmit={submit}
      submitLabel={setup ? m.identity_setup_submit() : m.identity_sign_up()}
      pending={signUp.isPending || setUp.isPending}
      disabled={!terms}
    >
      {errorCode(setUp.error) === "auth.setup_link_invalid" && <LinkUsed />}
      {minutesToWait(signUp.error) !== undefined && (
        <Alert tone="warning" live>
          {errorText(signUp.error)}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={m.identity_first_name()} error={errors.first_name?.message} required>
          <Input autoComplete="given-name" dir="auto" {...form.register("first_name")} />
        </Field>
        <Field label={m.identity_last_name()} error={errors.last_name?.message} required>
          <Input autoComplete="family-name" dir="auto" {...form.register("last_name")} />
        </Field>
      </div>
      <EmailField error={errors.email?.message} registration={form.register("email")} />
      {!setup && (
        <RoleChoices value={role} onChange={(seat) => form.setValue("role", seat)} error={errors.role?.message} />
      )}
      <NewPasswordFields label={m.identity_password()} {...passwords.fields} />
      <Checkbox
        checked={terms}
        onCheckedChange={(isTicked) => form.setValue("terms", isTicked, { shouldValidate: form.formState.isSubmitted })}
        label={m.identity_terms_agree()}
        hint={<TermsLink />}
        required
      />
    </AuthForm>
  );
}

function LinkUsed() {
  return (
    <Alert tone="danger" title={m.error_auth_setup_link_invalid()} live>
      {m.identity_setup_used()}{" "}
      <Link to="/signin" className={linkStyles()}>
        {m.identity_sign_in()}
      </Link>
    </Alert>
  );
}
