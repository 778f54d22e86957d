import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import {
  archiveTemplateInput,
  chooseTemplateInput,
  createTemplateInput,
  managedTemplate,
  publishTemplateInput,
  saveTemplateInput,
  templateId,
  templateList,
  templateSaved,
} from "./templates.schema.ts";

const manage = { kind: "policy", policy: "round.manage", page: "evaluation-management" } as const;

export const templatesContract = {
  ...listEndpoints(
    "templates",
    {
      path: "/evaluation-templates",
      summary: "Evaluation templates of the current organization, for those who manage applications",
      access: manage,
    },
    templateList,
  ),
  template: endpoint({
    method: "GET",
    path: "/evaluation-templates/{id}",
    summary: "An evaluation template with what is being written and all published versions",
    access: manage,
  })
    .input(templateId)
    .output(managedTemplate),
  createTemplate: endpoint({
    method: "POST",
    path: "/evaluation-templates",
    summary: "Makes an evaluation template from a ready one; nobody evaluates with it before it is published",
    access: manage,
    rateLimit: "organization",
  })
    .input(createTemplateInput)
    .output(managedTemplate),
  copyTemplate: endpoint({
    method: "POST",
    path: "/evaluation-templates/{id}/copy",
    summary: "Copies an evaluation template as it is being written",
    access: manage,
    rateLimit: "organization",
  })
    .input(templateId)
    .output(managedTemplate),
  saveTemplate: endpoint({
    method: "PUT",
    path: "/evaluation-templates/{id}",
    summary: "Keep what is being written of an evaluation template",
    access: manage,
  })
    .input(saveTemplateInput)
    .output(templateSaved),
  publishTemplate: endpoint({
    method: "POST",
    path: "/evaluation-templates/{id}/publish",
    summary: "Publish what was written as the next version, on which evaluations assigned from then on are given",
    access: manage,
  })
    .input(publishTemplateInput)
    .output(managedTemplate),
  archiveTemplate: endpoint({
    method: "POST",
    path: "/evaluation-templates/{id}/archive",
    summary: "Archive an evaluation template that no programme uses, or take it back",
    access: manage,
  })
    .input(archiveTemplateInput)
    .output(managedTemplate),
  chooseTemplate: endpoint({
    method: "POST",
    path: "/evaluation-templates/{id}/use",
    summary: "Evaluate a programme with this template; only before its first evaluation was assigned",
    access: manage,
  })
    .input(chooseTemplateInput)
    .output(managedTemplate),
};
