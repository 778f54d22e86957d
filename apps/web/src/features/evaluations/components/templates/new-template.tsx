import {
  READY_TEMPLATES,
  READY_TEMPLATE_TEXTS,
  type ReadyTemplate,
} from "@kerkis/contract/evaluations/templates/ready.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { useCreateTemplate } from "../../templates.mutations.ts";

/** A template from a ready one; the rest is written in its editor. */
export function NewTemplate({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const create = useCreateTemplate();
  const [ready, setReady] = useState<ReadyTemplate>("challenge");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.evaluations_templates_new()}
      description={m.evaluations_templates_new_text()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            pending={create.isPending}
            onClick={() =>
              create.mutate(ready, {
                onSuccess: ({ id }) =>
                  void navigate({ to: "/evaluation-management/templates/$templateId", params: { templateId: id } }),
              })
            }
          >
            {m.evaluations_templates_new_make()}
          </Button>
        </>
      }
    >
      <Field group label={m.evaluations_templates_ready()}>
        <RadioCards
          columns={1}
          value={ready}
          onValueChange={(value) => setReady(READY_TEMPLATES.find((one) => one === value) ?? "challenge")}
          options={READY_TEMPLATES.map((value) => ({
            value,
            label: localized(READY_TEMPLATE_TEXTS[value].title),
            hint: localized(READY_TEMPLATE_TEXTS[value].lead),
          }))}
        />
      </Field>
    </Dialog>
  );
}
