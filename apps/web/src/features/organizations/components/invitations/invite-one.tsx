import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useInvite } from "../../members.mutations.ts";
import { RoleAndLanguage } from "./role-and-language.tsx";

const loadSchema = async () => (await import("./invitations-schema.ts")).inviteForm;
/** Refusals that are about the address itself. */
const AT_ADDRESS = new Set(["invitation.already_member", "invitation.pending"]);

interface InviteOneProps {
  organizationId: string;
  roles: readonly OrganizationRole[];
  onDone: () => void;
}

/** One invitation by e-mail. */
export function InviteOne({ organizationId, roles, onDone }: InviteOneProps) {
  const invite = useInvite(organizationId);
  const fields = useContractForm(loadSchema, { defaultValues: { email: "" } });
  const [role, setRole] = useState<OrganizationRole>(roles.includes("member") ? "member" : (roles[0] ?? "member"));
  const [language, setLanguage] = useState(currentLanguage());
  const submit = fields.handleSubmit((values) =>
    invite.mutate(
      { ...values, role, language },
      {
        onSuccess: () => {
          toast.success(m.organizations_invite_sent({ email: values.email }));
          onDone();
        },
        onError: (error) => {
          if (applyServerErrors(fields, error)) return;
          if (AT_ADDRESS.has(errorCode(error) ?? "")) {
            fields.setError("email", { message: errorText(error) }, { shouldFocus: true });
          } else toast.error(m.organizations_invite_failed(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={m.organizations_invitations_email()} error={fields.formState.errors.email?.message} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.register("email")}
        />
      </Field>
      <RoleAndLanguage roles={roles} role={role} onRole={setRole} language={language} onLanguage={setLanguage} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" onClick={onDone}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" pending={invite.isPending}>
          {m.organizations_invite_send()}
        </Button>
      </div>
    </form>
  );
}
