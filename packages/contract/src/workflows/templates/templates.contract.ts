import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id, version } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { assigneePeople, assigneePeopleInput, offeredPeople, peopleInput } from "../people/people.schema.ts";
import {
  assigneeCounts,
  createTemplateInput,
  saveTemplateInput,
  startInput,
  templateDetail,
  templateList,
  templateVersionInput,
} from "./templates.schema.ts";

const reader = { kind: "page", page: "workflows" } as const;
const manager = { kind: "policy", policy: "workflow.manage", page: "workflows" } as const;

export const templatesContract = {
  ...listEndpoints(
    "templates",
    { path: "/workflows/templates", summary: "Workflow templates of the current organization", access: reader },
    templateList,
  ),
  template: endpoint({
    method: "GET",
    path: "/workflows/templates/{id}",
    summary: "A workflow template: what is edited, and what was published",
    access: reader,
  })
    .input(z.object({ id }))
    .output(templateDetail),
  assigneeCounts: endpoint({
    method: "GET",
    path: "/workflows/assignee-counts",
    summary: "How many people of the current organization a step would come to today",
    access: manager,
  })
    .input(z.object({}))
    .output(assigneeCounts),
  assigneePeople: endpoint({
    method: "GET",
    path: "/workflows/assignee-people",
    summary: "Members of the current organization whom a step can be for",
    access: manager,
  })
    .input(assigneePeopleInput)
    .output(assigneePeople),
  createTemplate: endpoint({
    method: "POST",
    path: "/workflows/templates",
    summary: "Begins a workflow template, from the library or from nothing",
    access: manager,
    rateLimit: "organization",
  })
    .input(createTemplateInput)
    .output(z.object({ id })),
  beginVersion: endpoint({
    method: "POST",
    path: "/workflows/templates/{id}/draft",
    summary: "Begins the draft of a published workflow template's next version",
    access: manager,
  })
    .input(templateVersionInput)
    .output(z.object({ version })),
  dropVersion: endpoint({
    method: "DELETE",
    path: "/workflows/templates/{id}/draft",
    summary: "Drops the draft of the next version: what was published stays",
    access: manager,
  })
    .input(templateVersionInput)
    .output(z.object({ version })),
  saveTemplate: endpoint({
    method: "PUT",
    path: "/workflows/templates/{id}",
    summary: "Saves the draft of a workflow template",
    access: manager,
  })
    .input(saveTemplateInput)
    .output(z.object({ version })),
  publishTemplate: endpoint({
    method: "POST",
    path: "/workflows/templates/{id}/publish",
    summary: "Publishes the draft as the next version, which new cases follow",
    access: manager,
  })
    .input(templateVersionInput)
    .output(z.object({ number: z.int() })),
  archiveTemplate: endpoint({
    method: "POST",
    path: "/workflows/templates/{id}/archive",
    summary: "Archives a workflow template: nothing new is started, cases under way go on",
    access: manager,
  })
    .input(templateVersionInput)
    .output(done),
  caseSubjects: endpoint({
    method: "GET",
    path: "/workflows/case-subjects",
    summary: "Members whom a case that is started by hand can be about",
    access: { kind: "policy", policy: "workflow.run", page: "workflows" },
  })
    .input(peopleInput)
    .output(offeredPeople),
  startCase: endpoint({
    method: "POST",
    path: "/workflows/templates/{id}/start",
    summary: "Starts a case by hand",
    access: { kind: "policy", policy: "workflow.run", page: "workflows" },
    rateLimit: "organization",
  })
    .input(startInput)
    .output(z.object({ id })),
};
