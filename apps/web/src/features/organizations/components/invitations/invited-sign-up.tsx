import { useRouter } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import {
  AuthForm,
  NewPasswordFields,
  RoleChoices,
  TermsLink,
  usePasswordPair,
} from "#features/identity/sign-up-parts.public.tsx";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { enterJoinedOrganization } from "../../model/enter-organization.ts";
import { useSignUpInvited } from "../../members.mutations.ts";

const loadSchema = async () => (await import("./invitations-schema.ts")).invitedSignUpForm;

/** A new account right here: the address is the invited one, and the link has proved it. */
export function InvitedSignUp({ token, email }: { token: string; email: string }) {
  const fields = useContractForm(loadSchema, { defaultValues: { role: "founder", terms: false } });
  const draft = useDraftStorage(fields, "invited");
  const signUp = useSignUpInvited(token, email);
  const router = useRouter();
  const { errors } = fields.formState;
  const passwords = usePasswordPair(fields);
  const role = useWatch({ control: fields.control, name: "role" }) ?? "founder";
  const terms = useWatch({ control: fields.control, name: "terms" });
  const submit = fields.handleSubmit(
    ({ first_name, last_name, password, role: seat }) =>
      signUp.mutate(
        { first_name, last_name, password, role: seat },
        {
          onSuccess: async ({ joined, signedIn }) => {
            draft.clear();
            if (signedIn) return enterJoinedOrganization(joined.organization_id);
            // The account is there; only signing in did not work out.
            toast.success(m.organizations_invitation_account_ready());
            await router.navigate({ to: "/signin" });
          },
          onError: (error) => {
            if (!applyServerErrors(fields, error)) {
              toast.error(m.identity_invitation_accept_failed(), { description: errorText(error) });
            }
          },
        },
      ),
    () => {
      if (!passwords.tellMismatch() && !fields.getValues("terms")) {
        toast.error(m.identity_terms_required(), { description: m.identity_terms_required_text() });
      }
    },
  );
  return (
    <AuthForm
      onSubmit={submit}
      submitLabel={m.organizations_invitation_sign_up()}
      pending={signUp.isPending || (signUp.data?.signedIn ?? false)}
      disabled={!terms}
    >
      <Field label={m.identity_email()} hint={m.organizations_invitation_email_fixed()}>
        <Input type="email" value={email} readOnly autoComplete="username" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={m.identity_first_name()} error={errors.first_name?.message} required>
          <Input autoComplete="given-name" dir="auto" {...fields.register("first_name")} />
        </Field>
        <Field label={m.identity_last_name()} error={errors.last_name?.message} required>
          <Input autoComplete="family-name" dir="auto" {...fields.register("last_name")} />
        </Field>
      </div>
      <RoleChoices value={role} onChange={(seat) => fields.setValue("role", seat)} error={errors.role?.message} />
      <NewPasswordFields label={m.identity_password()} {...passwords.fields} />
      <Checkbox
        checked={terms}
        onCheckedChange={(isTicked) =>
          fields.setValue("terms", isTicked, { shouldValidate: fields.formState.isSubmitted })
        }
        label={m.identity_terms_agree()}
        hint={<TermsLink />}
        required
      />
    </AuthForm>
  );
}
