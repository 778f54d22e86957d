import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { useMemo, useState } from "react";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useWhenLive } from "#shared/realtime/use-when-live.ts";
import { changedLike, keyedDefinition, plainDefinition } from "../model/keyed-definition.ts";
import { savedVersion, useTemplateStore } from "../workflows.mutations.ts";
import { useHistory } from "./use-history.ts";

/** A draft that is edited: saved as it changes, follows what others save, and every change of one's own can be taken back. */
export function useWorkflowDraft(template: TemplateDetail) {
  const { profile } = useSession();
  const [value, setValue] = useState({ name: template.name, definition: template.definition });
  const keyed = useMemo(() => ({ name: value.name, definition: keyedDefinition(value.definition) }), [value]);
  const store = useTemplateStore(template.id);
  const autosave = useAutosave({
    key: `workflow.${template.id}.${profile?.id ?? ""}`,
    value: keyed,
    version: template.version,
    ...store,
    apply: ({ name, definition: merged }) => setValue({ name, definition: plainDefinition(merged) }),
  });
  const saved = (payload: unknown) => savedVersion(payload) > template.version;
  useWhenLive(
    { record: { kind: "workflow", id: template.id, events: { [TEMPLATE_SAVED]: saved } } },
    () => void autosave.follow(),
  );
  const { definition } = value;
  function apply(next: WorkflowDefinition): void {
    setValue((known) => ({ ...known, definition: next }));
  }
  const history = useHistory<WorkflowDefinition>((taken) => apply(changedLike(definition, taken)));
  function change(next: WorkflowDefinition): void {
    history.keep(definition, next);
    apply(next);
  }
  return { definition, change, history, autosave };
}
