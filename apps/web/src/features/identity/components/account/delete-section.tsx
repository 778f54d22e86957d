import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode, errorData } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useRequestDeletion } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { Section } from "../security/section.tsx";
import { CancelDeletion } from "./cancel-deletion.tsx";
import { ProofField } from "./proof-field.tsx";

/** Erasure after a grace of 30 days: what happens, the typed confirmation, and the way back (completions 10). */
export function DeleteSection() {
  const query = useQuery(accountQueries.account());
  return (
    <Section title={m.account_section_delete()} lead={m.account_delete_lead()} query={query}>
      {(account) =>
        account.profile.erased_on === null ? (
          <DeleteForm key={String(account.has_password)} account={account} />
        ) : (
          <Alert
            tone="warning"
            title={m.account_delete_pending_title({ date: formatDate(account.profile.erased_on) })}
            action={<CancelDeletion />}
          >
            {m.account_delete_pending_text()}
          </Alert>
        )
      }
    </Section>
  );
}

const CONSEQUENCES = [
  m.account_delete_grace,
  m.account_delete_erased,
  m.account_delete_kept,
  m.account_delete_download,
] as const;

const EMPTY = { confirmation: "", password: "" };

function DeleteForm({ account }: { account: Account }) {
  const { profile, has_password: hasPassword } = account;
  const loadSchema = async () => (await import("./account-schema.ts")).deletionForm(profile.email, hasPassword);
  const form = useContractForm(loadSchema, { defaultValues: EMPTY });
  const request = useRequestDeletion();
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ confirmation, password }) =>
    request.mutate(
      { confirmation, ...(hasPassword && { password }) },
      {
        onSuccess: () => toast.success(m.account_delete_asked()),
        onError: (error) => {
          if (errorCode(error) === "account.last_owner") return;
          if (errorCode(error) === "auth.invalid_credentials")
            form.setError("password", { message: m.account_password_wrong() }, { shouldFocus: true });
          else if (!applyServerErrors(form, error)) toastFailure(m.account_failed(), error);
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <div>
        <h3 className="font-semibold">{m.account_delete_what()}</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted-foreground">
          {CONSEQUENCES.map((text) => (
            <li key={text()}>{text()}</li>
          ))}
        </ul>
        <Link
          to="/settings"
          search={{ section: "data" }}
          resetScroll={false}
          className={linkStyles({ kind: "standalone", className: "mt-2" })}
        >
          {m.account_download_title()}
        </Link>
      </div>
      {errorCode(request.error) === "account.last_owner" && <LastOwner error={request.error} />}
      <Field
        label={m.account_delete_type({ email: profile.email })}
        error={errors.confirmation && m.error_account_confirmation_differs()}
        required
      >
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("confirmation")}
        />
      </Field>
      <ProofField account={account} error={errors.password?.message} registration={form.register("password")} />
      <Button type="submit" variant="danger" pending={request.isPending} className="justify-self-start">
        {m.account_delete_submit()}
      </Button>
    </form>
  );
}

function LastOwner({ error }: { error: unknown }) {
  const organizations = String(errorData(error).params?.["organizations"] ?? "");
  return (
    <Alert
      tone="danger"
      live
      title={m.account_delete_last_owner_title()}
      action={
        <Link to="/organization-settings" className={linkStyles({ kind: "standalone" })}>
          {m.account_delete_last_owner_link()}
        </Link>
      }
    >
      {m.account_delete_last_owner({ organizations })}
    </Alert>
  );
}
