import type { Person } from "@kerkis/contract/admin/people/people.schema.ts";
import { PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { oneOf } from "../../model/system-search.ts";
import {
  useChangePersonRole,
  useDisablePersonTwoFactor,
  useEndPersonSessions,
  useMakeSuperAdmin,
  useRemoveSuperAdmin,
  useSendPersonReset,
  useVerifyPerson,
} from "../../system.mutations.ts";
import { ImpersonationDialog } from "./impersonation-dialog.tsx";

type Asking = "role" | "sessions" | "reset" | "two_factor" | "make" | "remove" | "impersonate" | null;

/** What a super admin can do for an account; the server said which of it may be offered. */
export function PersonActions({ person }: { person: Person }) {
  const [asking, setAsking] = useState<Asking>(null);
  const verify = useVerifyPerson();
  const close = () => setAsking(null);
  const { can, name, id } = person;
  return (
    <section aria-labelledby="person-actions" className="grid gap-3">
      <h3 id="person-actions" className="eyebrow">
        {m.admin_person_actions()}
      </h3>
      <div className="flex flex-wrap gap-2.5">
        {can.impersonate && (
          <Button variant="outline" onClick={() => setAsking("impersonate")}>
            {m.admin_imp_start()}
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsking("role")}>
          {m.admin_person_change_role()}
        </Button>
        {can.verify && (
          <Button
            variant="outline"
            pending={verify.isPending}
            onClick={() => verify.mutate({ id }, { onSuccess: () => toast.success(m.admin_person_verified({ name })) })}
          >
            {m.admin_person_verify()}
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsking("reset")}>
          {m.admin_person_reset()}
        </Button>
        <Button variant="outline" onClick={() => setAsking("sessions")}>
          {m.admin_person_end_sessions()}
        </Button>
        {can.disable_two_factor && (
          <Button variant="outline" onClick={() => setAsking("two_factor")}>
            {m.admin_person_disable_two_factor()}
          </Button>
        )}
        {can.make_super_admin && (
          <Button variant="outline" onClick={() => setAsking("make")}>
            {m.admin_person_make_super_admin()}
          </Button>
        )}
        {can.remove_super_admin && (
          <Button variant="outline" onClick={() => setAsking("remove")}>
            {m.admin_person_remove_super_admin()}
          </Button>
        )}
      </div>
      {asking === "role" && <RoleDialog person={person} onClose={close} />}
      {asking === "reset" && <ResetDialog person={person} onClose={close} />}
      {asking === "sessions" && <SessionsDialog person={person} onClose={close} />}
      {asking === "two_factor" && <TwoFactorDialog person={person} onClose={close} />}
      {asking === "make" && <SuperAdminDialog person={person} onClose={close} make />}
      {asking === "remove" && <SuperAdminDialog person={person} onClose={close} />}
      {asking === "impersonate" && <ImpersonationDialog person={person} onClose={close} />}
    </section>
  );
}

interface DialogOfPerson {
  person: Person;
  onClose: () => void;
}

function RoleDialog({ person, onClose }: DialogOfPerson) {
  const [role, setRole] = useState(person.role);
  return (
    <Confirm
      title={m.admin_person_change_role()}
      description={m.admin_person_role_text({ name: person.name })}
      confirmLabel={m.admin_person_role_save()}
      isReady={role !== person.role}
      command={useChangePersonRole()}
      input={() => ({ id: person.id, role })}
      done={m.admin_person_role_done({ name: person.name })}
      onClose={onClose}
    >
      <Field
        label={m.admin_people_role()}
        hint={role === "registry_coordinator" ? m.admin_person_role_coordinator() : undefined}
      >
        <NativeSelect
          value={role}
          onChange={({ target }) => setRole(oneOf(target.value, PROFILE_ROLES) ?? person.role)}
          options={PROFILE_ROLES.map((known) => ({ value: known, label: PROFILE_ROLE_NAMES[known]() }))}
        />
      </Field>
    </Confirm>
  );
}

function ResetDialog({ person: { id, email }, onClose }: DialogOfPerson) {
  return (
    <Confirm
      title={m.admin_person_reset()}
      description={m.admin_person_reset_text({ email })}
      confirmLabel={m.admin_person_reset_send()}
      command={useSendPersonReset()}
      input={() => ({ id })}
      done={m.admin_person_reset_done({ email })}
      onClose={onClose}
    />
  );
}

function SessionsDialog({ person: { id, name }, onClose }: DialogOfPerson) {
  return (
    <Confirm
      tone="danger"
      title={m.admin_person_end_sessions()}
      description={m.admin_person_sessions_text({ name })}
      confirmLabel={m.admin_person_end_sessions()}
      command={useEndPersonSessions()}
      input={() => ({ id })}
      done={m.admin_person_sessions_done({ name })}
      onClose={onClose}
    />
  );
}

function TwoFactorDialog({ person: { id, name, email }, onClose }: DialogOfPerson) {
  return (
    <Confirm
      tone="danger"
      title={m.admin_person_disable_two_factor()}
      description={m.admin_person_two_factor_text({ name })}
      confirmLabel={m.admin_person_disable_two_factor()}
      typed={{ label: m.admin_confirm_label({ text: email }), text: email }}
      command={useDisablePersonTwoFactor()}
      input={({ typed }) => ({ id, confirmation: typed })}
      done={m.admin_person_two_factor_done({ name })}
      onClose={onClose}
    />
  );
}

function SuperAdminDialog({ person, onClose, make = false }: DialogOfPerson & { make?: boolean }) {
  const grant = useMakeSuperAdmin();
  const remove = useRemoveSuperAdmin();
  const { id, name, email } = person;
  return (
    <Confirm
      tone="danger"
      title={make ? m.admin_person_make_super_admin() : m.admin_person_remove_super_admin()}
      description={make ? m.admin_person_make_text({ name }) : m.admin_person_remove_text({ name })}
      confirmLabel={make ? m.admin_person_make_super_admin() : m.admin_person_remove_super_admin()}
      typed={{ label: m.admin_confirm_label({ text: email }), text: email }}
      command={make ? grant : remove}
      input={({ typed }) => ({ id, confirmation: typed })}
      done={make ? m.admin_person_make_done({ name }) : m.admin_person_remove_done({ name })}
      onClose={onClose}
    />
  );
}
