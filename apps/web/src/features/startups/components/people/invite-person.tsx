import {
  STARTUP_ROLE_LABELS,
  STARTUP_ROLES,
  type StartupRole,
} from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useInvitePerson } from "../../people.mutations.ts";

const loadSchema = async () => (await import("./invite-schema.ts")).invitePersonForm;
/** Refusals that are about the address itself. */
const AT_ADDRESS = new Set(["startup.runs_already", "invitation.pending", "invitation.quota_address"]);

/** Asks someone by e-mail to run the startup too. */
export function InvitePerson({ startupId }: { startupId: string }) {
  const invite = useInvitePerson(startupId);
  const fields = useContractForm(loadSchema, { defaultValues: { email: "" } });
  const [role, setRole] = useState<StartupRole>("editor");
  const submit = fields.handleSubmit(({ email }) =>
    invite.mutate(
      { email, role, language: currentLanguage() },
      {
        onSuccess: () => {
          toast.success(m.startups_people_invite_sent({ email }));
          fields.reset();
        },
        onError: (error) => {
          if (applyServerErrors(fields, error)) return;
          if (AT_ADDRESS.has(errorCode(error) ?? "")) {
            fields.setError("email", { message: errorText(error) }, { shouldFocus: true });
          } else toast.error(m.startups_people_invite_failed(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="border-t border-border pt-5" aria-label={m.startups_people_invite()}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <Field label={m.startups_people_invite_email()} error={fields.formState.errors.email?.message} required>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...fields.register("email")}
          />
        </Field>
        <Field label={m.startups_people_invite_role()}>
          <NativeSelect
            value={role}
            onChange={({ target }) => setRole(STARTUP_ROLES.find((known) => known === target.value) ?? role)}
            options={STARTUP_ROLES.toReversed().map((value) => ({
              value,
              label: localized(STARTUP_ROLE_LABELS[value]),
            }))}
          />
        </Field>
        <Button type="submit" className="sm:mt-7" pending={invite.isPending}>
          {m.startups_people_invite_send()}
        </Button>
      </div>
    </form>
  );
}
