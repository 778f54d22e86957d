import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import type { SaveTemplateInput } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { managedScope } from "../workflows.service.ts";
import { workflowTemplates as templates, workflowVersions as versions } from "../workflows.tables.ts";

/** The template, locked; of the organization that the person runs. @throws Refusal auth.forbidden, workflow.template_not_found, request.conflict */
export async function lockTemplate(tx: Tx, actor: Actor, { id, version }: { id: string; version: number }) {
  const scope = managedScope(actor);
  const [found] = await tx
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.organization_id, scope.organizationId)))
    .for("update");
  if (!found) throw new Refusal("workflow.template_not_found");
  if (found.version !== version) throw new Refusal("request.conflict");
  return found;
}

/**
 * Keeps a draft as it was typed, however incomplete. What was published is changed in its next version alone.
 * @throws Refusal as `lockTemplate`, workflow.no_draft
 */
export async function saveTemplate(
  platform: Platform,
  actor: Actor,
  { name, definition, ...input }: SaveTemplateInput,
): Promise<{ version: number }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTemplate(tx, actor, input);
    if (!hasDraft(found)) throw new Refusal("workflow.no_draft");
    const change = {
      name,
      draft: definition,
      is_changed: true,
      version: found.version + 1,
      updated_at: isoNow(platform.clock),
    };
    await tx.update(templates).set(change).where(eq(templates.id, found.id));
    return tellSaved(platform, tx, found, change.version);
  });
}

type Template = Awaited<ReturnType<typeof lockTemplate>>;

const hasDraft = ({ published, is_changed, archived_at }: Template): boolean =>
  archived_at === null && (published === null || is_changed);

/** Those who have it open hear that it changed, with its version and nothing of what it says. */
export async function tellSaved(platform: Platform, tx: Tx, { id, organization_id }: Template, version: number) {
  await platform.realtime.publish(tx, recordTopic(organization_id, "workflow", id), TEMPLATE_SAVED, { version });
  return { version };
}

/** Begins the next version of what was published. @throws Refusal as `lockTemplate`, workflow.draft_already, workflow.not_published */
export function beginVersion(
  platform: Platform,
  actor: Actor,
  input: { id: string; version: number },
): Promise<{ version: number }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTemplate(tx, actor, input);
    if (found.published === null || found.archived_at !== null) throw new Refusal("workflow.not_published");
    if (found.is_changed) throw new Refusal("workflow.draft_already");
    const version = found.version + 1;
    await tx
      .update(templates)
      .set({ is_changed: true, version, updated_at: isoNow(platform.clock) })
      .where(eq(templates.id, found.id));
    await recordAudit(tx, actor, {
      action: "workflow.version_begun",
      organizationId: found.organization_id,
      entity: { type: "workflow_template", id: found.id, name: found.name.el },
      details: { number: found.published + 1 },
    });
    return tellSaved(platform, tx, found, version);
  });
}

/** Drops the next version: what was published stays as it is. @throws Refusal as `lockTemplate`, workflow.no_draft */
export function dropVersion(
  platform: Platform,
  actor: Actor,
  input: { id: string; version: number },
): Promise<{ version: number }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTemplate(tx, actor, input);
    if (found.published === null || !hasDraft(found)) throw new Refusal("workflow.no_draft");
    const [inForce] = await tx
      .select({ definition: versions.definition })
      .from(versions)
      .where(and(eq(versions.template_id, found.id), eq(versions.number, found.published)));
    if (!inForce) throw new Error("A published version is missing.");
    const version = found.version + 1;
    await tx
      .update(templates)
      .set({ draft: inForce.definition, is_changed: false, version, updated_at: isoNow(platform.clock) })
      .where(eq(templates.id, found.id));
    await recordAudit(tx, actor, {
      action: "workflow.version_dropped",
      organizationId: found.organization_id,
      entity: { type: "workflow_template", id: found.id, name: found.name.el },
      details: { number: found.published + 1 },
    });
    return tellSaved(platform, tx, found, version);
  });
}
