import type { Person } from "@kerkis/contract/admin/people/people.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useStartImpersonation } from "../../impersonation.mutations.ts";

const MINUTES = [15, 30, 60] as const;

/** Why and for how long one works as someone else (completions 1). */
export function ImpersonationDialog({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const [minutes, setMinutes] = useState(30);
  return (
    <Confirm
      title={m.admin_imp_title({ name })}
      description={m.admin_imp_text()}
      confirmLabel={m.admin_imp_start()}
      reason={{ label: m.admin_imp_reason(), hint: m.admin_imp_reason_hint(), isRequired: true }}
      command={useStartImpersonation()}
      input={({ reason }) => ({ id, reason, minutes })}
      onClose={onClose}
    >
      <Field label={m.admin_imp_minutes()}>
        <NativeSelect
          value={String(minutes)}
          onChange={({ target }) => setMinutes(Number(target.value))}
          options={MINUTES.map((count) => ({ value: String(count), label: m.admin_imp_minutes_value({ count }) }))}
        />
      </Field>
    </Confirm>
  );
}
