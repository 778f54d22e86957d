import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useCancelEmailChange, useChangeEmail } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { Section } from "../security/section.tsx";
import { ProofField } from "./proof-field.tsx";

/** The e-mail one signs in with; another one is confirmed by its mailbox (completions 1). */
export function EmailSection() {
  const query = useQuery(accountQueries.account());
  return (
    <Section title={m.account_section_email()} lead={m.account_email_lead()} query={query}>
      {(account) => (
        <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
          <p className="wrap-anywhere">{m.account_email_current({ email: account.profile.email })}</p>
          {account.pending_email !== null && <PendingEmail email={account.pending_email} />}
          <EmailForm key={String(account.has_password)} account={account} />
        </div>
      )}
    </Section>
  );
}

function PendingEmail({ email: waiting }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <Alert
      tone="info"
      title={m.account_email_pending_title()}
      action={
        <Button
          variant="outline"
          size="sm"
          pending={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => toast.success(m.account_email_cancelled()),
              onError: (error) => toastFailure(m.account_failed(), error),
            })
          }
        >
          {m.account_email_cancel()}
        </Button>
      }
    >
      <span className="wrap-anywhere">{m.account_email_pending_text({ email: waiting })}</span>
    </Alert>
  );
}

const EMPTY = { email: "", password: "" };

function EmailForm({ account }: { account: Account }) {
  const { has_password: hasPassword } = account;
  const loadSchema = async () => (await import("./account-schema.ts")).emailForm(hasPassword);
  const form = useContractForm(loadSchema, { defaultValues: EMPTY });
  const change = useChangeEmail();
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email: wanted, password }) =>
    change.mutate(
      { email: wanted, ...(hasPassword && { password }) },
      {
        onSuccess: () => {
          form.reset(EMPTY, { keepFieldsRef: true });
          toast.success(m.account_email_sent());
        },
        onError: (error) => {
          if (errorCode(error) === "auth.invalid_credentials")
            form.setError("password", { message: m.account_password_wrong() }, { shouldFocus: true });
          else if (errorCode(error) === "account.email_same")
            form.setError("email", { message: m.error_account_email_same() }, { shouldFocus: true });
          else if (!applyServerErrors(form, error)) toastFailure(m.account_failed(), error);
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field label={m.account_email_new()} hint={m.account_email_hint()} error={errors.email?.message} required>
        <Input type="email" autoComplete="email" inputMode="email" spellCheck={false} {...form.register("email")} />
      </Field>
      <ProofField account={account} error={errors.password?.message} registration={form.register("password")} />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {m.account_email_submit()}
      </Button>
    </form>
  );
}
