import { BPMN_MAX } from "@kerkis/contract/workflows/bpmn/bpmn.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { FileInput } from "#shared/ui/forms/file-input.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { useImportBpmn } from "../workflows.mutations.ts";

/** A template from a file of another tool, or of another organization. */
export function BpmnForm() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const read = useImportBpmn();
  const navigate = useNavigate();
  const send = async () => {
    if (!file) return setError(m.workflows_bpmn_missing());
    if (file.size > BPMN_MAX) return setError(m.workflows_bpmn_too_large());
    read.mutate(await file.text(), {
      onSuccess: ({ id }) => navigate({ to: "/workflows/templates/$templateId/edit", params: { templateId: id } }),
      onError: (failure) => setError(errorText(failure)),
    });
  };
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-1">{m.workflows_bpmn_title()}</CardTitle>
        <p className="mb-4 text-muted-foreground">{m.workflows_bpmn_text()}</p>
        <form
          noValidate
          aria-label={m.workflows_bpmn_title()}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={m.workflows_bpmn_file()} error={error} required>
            <FileInput
              accept=".bpmn,.xml"
              onFile={(chosen) => {
                setFile(chosen);
                setError(undefined);
              }}
            />
          </Field>
          <Button type="submit" variant="outline" pending={read.isPending} className="justify-self-start">
            {m.workflows_bpmn_import()}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
