import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { CreateTemplateInput, StartInput } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { beginCase } from "../engine/engine.service.ts";
import { lockTemplate, tellSaved } from "./drafts.service.ts";
import { mayBeAbout } from "./subjects.reads.ts";
import { goneOf } from "./templates.reads.ts";
import { managedScope, runScope } from "../workflows.service.ts";
import { workflowTemplates as templates, workflowVersions as versions } from "../workflows.tables.ts";

const EMPTY: WorkflowDefinition = {
  nodes: [
    { id: "start", type: "start", name: { el: "Αρχή", en: "Start" }, tells: { el: "", en: "" } },
    { id: "end", type: "end", name: { el: "Τέλος", en: "End" }, tells: { el: "", en: "" } },
  ],
  edges: [{ from: "start", on: "next", to: "end", max: null }],
};

/** Begins a template, from the library or from nothing. @throws Refusal auth.forbidden */
export async function createTemplate(
  platform: Platform,
  actor: Actor,
  { library, name }: CreateTemplateInput,
): Promise<{ id: string }> {
  const scope = managedScope(actor);
  const entry = library === null ? null : LIBRARY[library];
  return transact(platform.db, actor.userId, async (tx) => {
    const at = isoNow(platform.clock);
    const [made] = await tx
      .insert(templates)
      .values({
        organization_id: scope.organizationId,
        name,
        trigger: entry?.trigger ?? "manual",
        draft: entry?.definition ?? EMPTY,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: templates.id });
    if (!made) throw new Error("A template was not written.");
    return made;
  });
}

/**
 * Publishes the draft as the next version; cases under way keep theirs. A super admin who works as someone publishes nothing in their
 * name: by whoever published it a workflow decides.
 * @throws Refusal auth.impersonating, as `lockTemplate`, workflow.not_publishable where something is wrong with it
 */
export async function publishTemplate(
  platform: Platform,
  actor: Actor,
  input: { id: string; version: number },
): Promise<{ number: number }> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTemplate(tx, actor, input);
    const gone = new Set(await goneOf(tx, found.organization_id, found.draft));
    if (lintDefinition(found.draft, gone).some(({ isError }) => isError)) throw new Refusal("workflow.not_publishable");
    const number = (found.published ?? 0) + 1;
    const at = isoNow(platform.clock);
    await tx.insert(versions).values({
      organization_id: found.organization_id,
      template_id: found.id,
      number,
      definition: found.draft,
      published_by: actor.userId,
      published_at: at,
    });
    const change = {
      published: number,
      is_changed: false,
      archived_at: null,
      version: found.version + 1,
      updated_at: at,
    };
    await tx.update(templates).set(change).where(eq(templates.id, found.id));
    await recordAudit(tx, actor, {
      action: "workflow.published",
      organizationId: found.organization_id,
      entity: { type: "workflow_template", id: found.id, name: found.name.el },
      details: { number },
    });
    // Whoever has it open edits no longer what is now published.
    await tellSaved(platform, tx, found, change.version);
    return { number };
  });
}

/** Archives a template: nothing new begins. @throws Refusal as `lockTemplate` */
export async function archiveTemplate(
  platform: Platform,
  actor: Actor,
  input: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTemplate(tx, actor, input);
    const at = isoNow(platform.clock);
    await tx
      .update(templates)
      .set({ archived_at: at, version: found.version + 1, updated_at: at })
      .where(eq(templates.id, found.id));
    await recordAudit(tx, actor, {
      action: "workflow.archived",
      organizationId: found.organization_id,
      entity: { type: "workflow_template", id: found.id, name: found.name.el },
    });
  });
}

/**
 * Starts a case by hand, about a member of the organization or about nobody.
 * @throws Refusal auth.forbidden, workflow.template_not_found, workflow.not_published, input.invalid
 */
export async function startByHand(
  platform: Platform,
  actor: Actor,
  { id, title, submitter_id: submitterId = null }: StartInput,
): Promise<{ id: string }> {
  const scope = runScope(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const [found] = await tx
      .select({ version: versions.id, archived: templates.archived_at })
      .from(templates)
      .leftJoin(versions, and(eq(versions.template_id, templates.id), eq(versions.number, templates.published)))
      .where(and(eq(templates.id, id), eq(templates.organization_id, scope.organizationId)));
    if (!found) throw new Refusal("workflow.template_not_found");
    if (found.version === null || found.archived !== null) throw new Refusal("workflow.not_published");
    if (submitterId !== null && !(await mayBeAbout(tx, actor, submitterId))) {
      throw new Refusal("input.invalid", { fields: [{ path: "submitter_id", code: "gone" }] });
    }
    const context = { tx, platform, actorId: actor.userId };
    const given = { organizationId: scope.organizationId, templateId: id, versionId: found.version };
    return { id: await beginCase(context, { ...given, title, applicationId: null, submitterId }) };
  });
}
