import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { usePasswordPair } from "../../hooks/use-password-pair.ts";
import { toastFailure } from "../../model/failure.ts";
import { useChangePassword } from "../../security/security.mutations.ts";
import { securityQueries } from "../../security/security.queries.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { Section } from "./section.tsx";

/** Changes the password, or sets a first one for who signs in otherwise (completions 1, /settings). */
export function PasswordSection() {
  const query = useQuery(securityQueries.waysIn());
  const hasPassword = query.data?.has_password ?? true;
  return (
    <Section
      title={m.security_password_title()}
      lead={hasPassword ? m.security_password_lead() : m.security_password_none()}
      query={query}
    >
      {({ has_password }) => <PasswordForm key={String(has_password)} hasPassword={has_password} />}
    </Section>
  );
}

const EMPTY = { current_password: "", password: "", confirm_password: "" };

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const loadSchema = async () => (await import("./password-schema.ts")).passwordForm(hasPassword);
  const form = useContractForm(loadSchema, { defaultValues: EMPTY });
  const change = useChangePassword();
  const { errors } = form.formState;
  const passwords = usePasswordPair(form);
  const submit = form.handleSubmit(
    ({ current_password, password }) =>
      change.mutate(
        { password, ...(hasPassword && { current_password }) },
        {
          onSuccess: () => {
            form.reset(EMPTY);
            toast.success(hasPassword ? m.security_password_changed() : m.security_password_was_set(), {
              description: m.security_password_changed_text(),
            });
          },
          onError: (error) => {
            if (errorCode(error) === "auth.invalid_credentials") {
              form.setError("current_password", { message: m.security_proof_wrong() }, { shouldFocus: true });
            } else if (!applyServerErrors(form, error)) toastFailure(m.security_failed(), error);
          },
        },
      ),
    () => void passwords.tellMismatch(),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {hasPassword && (
        <Field label={m.security_password_current()} error={errors.current_password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register("current_password")} />
        </Field>
      )}
      <NewPasswordFields label={m.security_password_new()} {...passwords.fields} />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {hasPassword ? m.security_password_change() : m.security_password_set()}
      </Button>
    </form>
  );
}
