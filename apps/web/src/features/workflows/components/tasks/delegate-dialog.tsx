import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { useDelegateTask } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

/** Asks to whom a task is handed over. */
export function DelegateDialog({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const { data } = useQuery(workflowsQueries.delegates(id, ""));
  const [to, setTo] = useState<string | null>(null);
  return (
    <Confirm
      title={m.workflows_delegate_title()}
      description={data?.people.length === 0 ? m.workflows_delegate_nobody() : m.workflows_delegate_text()}
      confirmLabel={m.workflows_delegate()}
      reason={{ label: m.workflows_reason(), isRequired: false }}
      isReady={to !== null}
      command={useDelegateTask()}
      input={({ reason }) => ({ id, to: to ?? "", reason })}
      done={m.workflows_delegated()}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label={m.workflows_delegate_to()} required>
        <PersonPicker
          label={m.workflows_delegate_to()}
          ask={(q) => workflowsQueries.delegates(id, q)}
          value={to}
          onValueChange={setTo}
        />
      </Field>
    </Confirm>
  );
}
