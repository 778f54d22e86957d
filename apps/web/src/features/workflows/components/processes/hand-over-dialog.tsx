import type { HandedOver, HeldTasks, Staying } from "@kerkis/contract/workflows/handovers/handovers.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { useHandOver } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

const STAYING_TEXTS: Record<Staying, () => string> = {
  four_eyes: m.workflows_staying_four_eyes,
  conflict: m.workflows_staying_conflict,
  own_case: m.workflows_staying_own_case,
  role: m.workflows_staying_role,
  paused: m.workflows_staying_paused,
  gone: m.workflows_staying_gone,
};

/** Asks to whom the tasks of someone who is away go, and says afterwards which stayed and why. */
export function HandOverDialog({ person, onClose }: { person: string; onClose: () => void }) {
  const { data: held, error } = useQuery(workflowsQueries.heldTasks(person));
  const [chosen, setChosen] = useState<string | null>();
  const [result, setResult] = useState<HandedOver | null>(null);
  const handOver = useHandOver();
  if (result) return <Result result={result} onClose={onClose} />;
  // Whom they named is proposed until someone else is chosen.
  const to = chosen === undefined ? (held?.substitute?.id ?? null) : chosen;
  return (
    <Confirm
      title={m.workflows_hand_over_title()}
      description={held ? heldText(held) : m.ui_loading()}
      confirmLabel={m.workflows_hand_over_do()}
      reason={{ label: m.workflows_reason(), isRequired: false }}
      isReady={to !== null && held !== undefined && held.open > 0}
      command={handOver}
      input={({ reason }) => ({ person, to: to ?? "", ids: held?.ids ?? [], reason })}
      onDone={(output) => {
        if (output.moved === 0 || output.stayed.length > 0) return setResult(output);
        toast.success(m.workflows_handed_over({ count: output.moved }));
        onClose();
      }}
      onClose={onClose}
    >
      {error && (
        <Alert tone="danger" live title={m.workflows_not_done()}>
          {errorText(error)}
        </Alert>
      )}
      {held && held.open > 0 && (
        <Field
          label={m.workflows_delegate_to()}
          hint={held.substitute !== null && to === held.substitute.id ? m.workflows_hand_over_named() : undefined}
          required
        >
          <PersonPicker
            label={m.workflows_delegate_to()}
            ask={(q) => workflowsQueries.receivers(person, q)}
            known={held.substitute}
            value={to}
            onValueChange={setChosen}
          />
        </Field>
      )}
    </Confirm>
  );
}

/** What they hold, in sentences. */
function heldText({ name, until: last, open, overdue, ids }: HeldTasks): string {
  const until = formatDate(last, "short");
  if (open === 0) return m.workflows_hand_over_none({ name, until });
  const said = [m.workflows_hand_over_held({ count: open, name, until })];
  if (overdue > 0) said.push(m.workflows_hand_over_late({ count: overdue }));
  if (ids.length < open) said.push(m.workflows_hand_over_part({ number: formatNumber(ids.length) }));
  said.push(m.workflows_hand_over_stays());
  return said.join(" ");
}

function Result({ result: { moved, stayed }, onClose }: { result: HandedOver; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={moved > 0 ? m.workflows_handed_over({ count: moved }) : m.workflows_handed_over_none()}
      description={stayed.length > 0 ? m.workflows_handed_over_stayed() : m.workflows_handed_over_nothing()}
      footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      <ul className="grid gap-3 [overflow-wrap:anywhere] empty:hidden">
        {stayed.map(({ id, name, case_name: about, why }) => (
          <li key={id}>
            <span className="block font-semibold">
              {nameOf(name)} · {about}
            </span>
            <span className="text-muted-foreground">{STAYING_TEXTS[why]()}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
