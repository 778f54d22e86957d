import { SIGN_UP_ROLES, type SignUpRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { RoleDot } from "./role-dot.tsx";
import { ROLE_LABELS } from "./role-labels.ts";

const ROLE_HINTS: Record<SignUpRole, () => string> = {
  founder: m.identity_role_founder_hint,
  investor: m.identity_role_investor_hint,
  mentor: m.identity_role_mentor_hint,
  evaluator: m.identity_role_evaluator_hint,
  public: m.identity_role_public_hint,
  admin: m.identity_role_admin_hint,
};

interface RoleChoicesProps {
  value: SignUpRole;
  onChange: (role: SignUpRole) => void;
  error: string | undefined;
}

/** The seat one takes (specification 6); roles that carry power say that they are asked for (completions 1). */
export function RoleChoices({ value, onChange, error }: RoleChoicesProps) {
  return (
    <Field label={m.identity_role()} group error={error} hint={<span aria-live="polite">{ROLE_HINTS[value]()}</span>}>
      <RadioCards
        options={SIGN_UP_ROLES.map((role) => ({
          value: role,
          label: ROLE_LABELS[role](),
          icon: <RoleDot role={role} />,
        }))}
        value={value}
        onValueChange={(next) => onChange(SIGN_UP_ROLES.find((role) => role === next) ?? "founder")}
        className="gap-2 [&>button]:items-center [&>button]:px-3.5 [&>button]:py-2.5"
      />
    </Field>
  );
}
