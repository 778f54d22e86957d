import { REQUESTED_ROLES } from "@kerkis/contract/core/permissions.ts";
import { type Account } from "@kerkis/contract/identity/account.schema.ts";
import { isOwnRole, SELECTABLE_ROLES } from "@kerkis/contract/identity/account.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useChangeRole } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { RoleDot } from "../role-dot.tsx";
import { Section } from "../security/section.tsx";
import { PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { PendingRoleRequest, RoleDecisions } from "./role-requests.tsx";

type Selectable = (typeof SELECTABLE_ROLES)[number];

const HINTS: Record<Selectable, () => string> = {
  company_coordinator: m.account_role_founder_hint,
  investor: m.account_role_investor_hint,
  mentor: m.account_role_mentor_hint,
  public: m.account_role_public_hint,
  evaluator: m.account_role_evaluator_hint,
  admin: m.account_role_admin_hint,
};
const isRequested = (role: Selectable): boolean => REQUESTED_ROLES.some((requested) => requested === role);

/** One's role: founder, investor, mentor and public at once, evaluator and admin by request (completions 1). */
export function RoleSection() {
  const query = useQuery(accountQueries.account());
  return (
    <Section title={m.account_section_role()} lead={m.account_role_lead()} query={query}>
      {(account) => <RoleForm account={account} />}
    </Section>
  );
}

function RoleForm({ account: { profile, role_requests: requests } }: { account: Account }) {
  const { role } = profile;
  const change = useChangeRole();
  const [chosen, setChosen] = useState<Selectable | null>(null);
  const [isAsking, setAsking] = useState(false);
  const pending = requests.find(({ status }) => status === "pending");
  const decided = requests.filter(({ status }) => status !== "pending");
  const current = SELECTABLE_ROLES.find((known) => known === role) ?? null;
  const isRequest = chosen !== null && isRequested(chosen);

  function tellTaken() {
    setChosen(null);
    toast.success(isRequest ? m.account_role_asked() : m.account_role_taken());
  }
  function take() {
    if (!chosen) return;
    change.mutate(chosen, { onSuccess: tellTaken, onError: (error) => toastFailure(m.account_failed(), error) });
  }
  // A role that was given is not given back by a click.
  const needsQuestion = !isOwnRole(role) && !isRequest;
  return (
    <div className="grid gap-6">
      <p className="flex items-center gap-2.5 font-semibold">
        <RoleDot
          role={role === "company_coordinator" ? "founder" : role === "registry_coordinator" ? "public" : role}
        />
        {m.account_role_current({ role: PROFILE_ROLE_NAMES[role]() })}
      </p>
      {pending && <PendingRoleRequest request={pending} />}
      <Field label={m.account_role_choose()} group>
        <RadioCards
          options={SELECTABLE_ROLES.map((known) => ({
            value: known,
            label: PROFILE_ROLE_NAMES[known](),
            hint: HINTS[known](),
            icon: <RoleDot role={known === "company_coordinator" ? "founder" : known} className="mt-1.5" />,
            disabled: isRequested(known) && pending !== undefined && known !== role,
          }))}
          value={chosen ?? current}
          onValueChange={(next) => {
            const wanted = SELECTABLE_ROLES.find((known) => known === next) ?? null;
            setChosen(wanted === role ? null : wanted);
          }}
        />
      </Field>
      <Button
        className="justify-self-start"
        disabled={chosen === null}
        pending={change.isPending}
        onClick={() => (needsQuestion ? setAsking(true) : take())}
      >
        {isRequest ? m.account_role_ask() : m.account_role_take()}
      </Button>
      {decided.length > 0 && <RoleDecisions requests={decided} />}
      {isAsking && chosen && (
        <Confirm
          title={m.account_role_lose_title()}
          description={m.account_role_lose_text({ role: PROFILE_ROLE_NAMES[role]() })}
          confirmLabel={m.account_role_take()}
          command={change}
          input={() => chosen}
          failed={m.account_failed()}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            tellTaken();
          }}
        />
      )}
    </div>
  );
}
