import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { isMeantFor } from "../model/named-people.ts";
import { nameOf } from "../model/workflow-names.ts";
import { useStartCase } from "../workflows.mutations.ts";
import { workflowsQueries } from "../workflows.queries.ts";
import { PersonPicker } from "./person-picker.tsx";

/** Starts a case by hand: its name, and whom it is about. */
export function StartCase({ template, onClose }: { template: TemplateDetail; onClose: () => void }) {
  const [about, setAbout] = useState<string | null>(null);
  const navigate = useNavigate();
  const { id, name, published } = template;
  const isNeeded = published?.nodes.some((node) => isMeantFor(node, "submitter", "mentor")) === true;
  return (
    <Confirm
      title={m.workflows_start_title({ name: nameOf(name) })}
      description={m.workflows_start_text()}
      confirmLabel={m.workflows_start()}
      isReady={about !== null || !isNeeded}
      reason={{ label: m.workflows_start_name(), isRequired: true, max: 120 }}
      command={useStartCase()}
      input={({ reason }) => ({ id, title: reason, submitter_id: about })}
      onDone={(made) => navigate({ to: "/workflows/instances/$instanceId", params: { instanceId: made.id } })}
      onClose={onClose}
    >
      <Field
        label={m.workflows_start_about()}
        hint={isNeeded ? m.workflows_start_about_needed() : m.workflows_start_about_hint()}
        required={isNeeded}
      >
        <PersonPicker
          label={m.workflows_start_about()}
          placeholder={m.workflows_start_about_nobody()}
          ask={workflowsQueries.caseSubjects}
          value={about}
          onValueChange={setAbout}
        />
      </Field>
    </Confirm>
  );
}
