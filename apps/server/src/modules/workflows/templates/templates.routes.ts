import { templatesContract } from "@kerkis/contract/workflows/templates/templates.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { gated } from "#platform/http/gate.ts";
import { assigneeCounts } from "../engine/assignees.reads.ts";
import { assigneePeople } from "../people/people.reads.ts";
import { managedScope, managesWorkflows } from "../workflows.service.ts";
import { beginVersion, dropVersion, saveTemplate } from "./drafts.service.ts";
import { caseSubjects } from "./subjects.reads.ts";
import { countTemplates, templateById, templatePage } from "./templates.reads.ts";
import { archiveTemplate, createTemplate, publishTemplate, startByHand } from "./templates.service.ts";

const os = gated(templatesContract);

export const templatesRoutes = {
  templates: os.templates.handler(({ context: { platform, actor }, input }) =>
    templatePage(platform, currentScope(actor), managesWorkflows(actor), input),
  ),
  templatesCount: os.templatesCount.handler(({ context: { platform, actor }, input }) =>
    countTemplates(platform.db, currentScope(actor), managesWorkflows(actor), input),
  ),
  template: os.template.handler(({ context: { platform, actor }, input }) =>
    templateById(platform, currentScope(actor), managesWorkflows(actor), input.id),
  ),
  assigneeCounts: os.assigneeCounts.handler(({ context: { platform, actor } }) =>
    assigneeCounts(platform.db, managedScope(actor)),
  ),
  assigneePeople: os.assigneePeople.handler(({ context: { platform, actor }, input }) =>
    assigneePeople(platform.db, managedScope(actor), input),
  ),
  createTemplate: os.createTemplate.handler(({ context: { platform, actor }, input }) =>
    createTemplate(platform, actor, input),
  ),
  beginVersion: os.beginVersion.handler(({ context: { platform, actor }, input }) =>
    beginVersion(platform, actor, input),
  ),
  dropVersion: os.dropVersion.handler(({ context: { platform, actor }, input }) => dropVersion(platform, actor, input)),
  saveTemplate: os.saveTemplate.handler(({ context: { platform, actor }, input }) =>
    saveTemplate(platform, actor, input),
  ),
  publishTemplate: os.publishTemplate.handler(({ context: { platform, actor }, input }) =>
    publishTemplate(platform, actor, input),
  ),
  archiveTemplate: os.archiveTemplate.handler(async ({ context: { platform, actor }, input }) => {
    await archiveTemplate(platform, actor, input);
    return { ok: true };
  }),
  caseSubjects: os.caseSubjects.handler(({ context: { platform, actor }, input }) =>
    caseSubjects(platform.db, actor, input),
  ),
  startCase: os.startCase.handler(({ context: { platform, actor }, input }) => startByHand(platform, actor, input)),
};
