import { formsContract } from "@kerkis/contract/forms/forms.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { formFor, publishForm, saveForm } from "./forms.service.ts";

const os = gated(formsContract);

export const formsRoutes = {
  form: os.form.handler(({ context, input }) => formFor(context.platform, context.actor, input.id)),
  save: os.save.handler(({ context, input }) => saveForm(context.platform, context.actor, input)),
  publish: os.publish.handler(({ context, input }) => publishForm(context.platform, context.actor, input)),
};
