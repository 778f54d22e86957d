import { templatesContract } from "@kerkis/contract/evaluations/templates/templates.contract.ts";
import { managesApplications } from "#modules/applications/applications.api.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { SignedInContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countTemplates, templateFor, templatesPage } from "./templates.reads.ts";
import * as templates from "./templates.service.ts";

const os = gated(templatesContract);

/** Whoever manages the current organization's applications. @throws Refusal org.not_member, auth.forbidden */
function managing({ actor, platform }: SignedInContext) {
  const scope = currentScope(actor);
  if (!managesApplications(actor, scope.organizationId)) throw new Refusal("auth.forbidden");
  return { scope, actor, platform, db: platform.db };
}

/** A template as it stands after a command on it. */
async function after(context: SignedInContext, command: (given: ReturnType<typeof managing>) => Promise<string>) {
  const given = managing(context);
  return templateFor(given.db, given.scope, await command(given));
}

export const templatesRoutes = {
  templates: os.templates.handler(({ context, input }) => {
    const { platform, scope } = managing(context);
    return templatesPage(platform, scope, input);
  }),
  templatesCount: os.templatesCount.handler(({ context, input }) => {
    const { db, scope } = managing(context);
    return countTemplates(db, scope, input);
  }),
  template: os.template.handler(({ context, input }) => after(context, async () => input.id)),
  createTemplate: os.createTemplate.handler(({ context, input }) =>
    after(context, ({ platform, actor, scope }) => templates.createTemplate(platform, actor, scope, input.ready)),
  ),
  copyTemplate: os.copyTemplate.handler(({ context, input }) =>
    after(context, ({ platform, actor, scope }) => templates.copyTemplate(platform, actor, scope, input.id)),
  ),
  saveTemplate: os.saveTemplate.handler(({ context, input }) => {
    const { platform, actor, scope } = managing(context);
    return templates.saveTemplate(platform, actor, scope, input);
  }),
  publishTemplate: os.publishTemplate.handler(({ context, input }) =>
    after(context, async ({ platform, actor, scope }) => {
      await templates.publishTemplate(platform, actor, scope, input);
      return input.id;
    }),
  ),
  archiveTemplate: os.archiveTemplate.handler(({ context, input }) =>
    after(context, async ({ platform, actor, scope }) => {
      await templates.archiveTemplate(platform, actor, scope, input);
      return input.id;
    }),
  ),
  chooseTemplate: os.chooseTemplate.handler(({ context, input }) =>
    after(context, async ({ platform, actor, scope }) => {
      await templates.chooseTemplate(platform, actor, scope, input);
      return input.id;
    }),
  ),
};
