import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { formSaved, managedForm, publishFormInput, saveFormInput } from "./forms.schema.ts";

const manage = { kind: "policy", policy: "programme.manage", page: "evaluation-management" } as const;

export const formsContract = {
  form: endpoint({
    method: "GET",
    path: "/forms/{id}",
    summary: "A form with what is being written and all published versions",
    access: manage,
  })
    .input(z.object({ id }))
    .output(managedForm),
  save: endpoint({
    method: "PUT",
    path: "/forms/{id}",
    summary: "Keep what is being written of a form; nobody is asked it before it is published",
    access: manage,
  })
    .input(saveFormInput)
    .output(formSaved),
  publish: endpoint({
    method: "POST",
    path: "/forms/{id}/publish",
    summary: "Publish what was written as the next version, which applications begun from then on are asked",
    access: manage,
  })
    .input(publishFormInput)
    .output(managedForm),
};
