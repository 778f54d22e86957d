import type { LibraryKey } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useCreateTemplate } from "../workflows.mutations.ts";

const loadSchema = async () =>
  (await import("@kerkis/contract/workflows/templates/templates.schema.ts")).createTemplateInput;
const BLANK: { library: LibraryKey | null; name: { el: string; en: string } } = {
  library: null,
  name: { el: "", en: "" },
};

/** A workflow that begins with its names alone. */
export function BlankForm() {
  const create = useCreateTemplate();
  const navigate = useNavigate();
  const form = useContractForm(loadSchema, { defaultValues: BLANK });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    create.mutate(values, {
      onSuccess: ({ id }) => navigate({ to: "/workflows/templates/$templateId/edit", params: { templateId: id } }),
      onError: (error) => {
        if (!applyServerErrors(form, error)) toast.error(m.workflows_not_done(), { description: errorText(error) });
      },
    }),
  );
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-4">{m.workflows_new_blank()}</CardTitle>
        <form onSubmit={submit} noValidate aria-label={m.workflows_new_blank()} className="grid gap-4">
          <Field label={m.workflows_new_name_el()} error={errors.name?.el?.message} required>
            <Input lang="el" {...form.register("name.el")} />
          </Field>
          <Field label={m.workflows_new_name_en()} error={errors.name?.en?.message} required>
            <Input lang="en" {...form.register("name.en")} />
          </Field>
          <Button type="submit" pending={create.isPending} className="justify-self-start">
            {m.workflows_new_create()}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
