import { and, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { managedScope } from "../workflows.service.ts";
import { workflowTemplates as templates } from "../workflows.tables.ts";
import { BpmnRefused } from "./names.policy.ts";
import { definitionOf } from "./reading.reads.ts";
import { bpmnOf } from "./writing.policy.ts";

/** A template as BPMN 2.0. @throws Refusal auth.forbidden, workflow.template_not_found */
export async function exportBpmn({ db }: Platform, actor: Actor, id: string): Promise<{ name: string; xml: string }> {
  const { organizationId } = managedScope(actor);
  const [found] = await db
    .select({ name: templates.name, draft: templates.draft })
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.organization_id, organizationId)));
  if (!found) throw new Refusal("workflow.template_not_found");
  const { el, en } = found.name;
  return { name: actor.language === "en" ? en || el : el || en, xml: bpmnOf(found.draft, found.name) };
}

/**
 * Begins a template from BPMN 2.0.
 * @throws Refusal auth.forbidden, workflow.bpmn_unreadable, workflow.bpmn_unsupported with the element, workflow.bpmn_too_large
 */
export async function importBpmn(platform: Platform, actor: Actor, xml: string): Promise<{ id: string }> {
  const { organizationId } = managedScope(actor);
  const { definition, name } = read(xml);
  const at = isoNow(platform.clock);
  const either = { el: name.el || name.en || "BPMN", en: name.en || name.el || "BPMN" };
  return transact(platform.db, actor.userId, async (tx) => {
    const [made] = await tx
      .insert(templates)
      .values({ organization_id: organizationId, name: either, draft: definition, created_at: at, updated_at: at })
      .returning({ id: templates.id });
    if (!made) throw new Error("A template was not written.");
    return made;
  });
}

function read(xml: string): ReturnType<typeof definitionOf> {
  try {
    return definitionOf(xml);
  } catch (error) {
    if (!(error instanceof BpmnRefused)) throw error;
    const { code, element } = error;
    // A name is as long as whoever wrote the file wanted it.
    throw new Refusal(code, element === "" ? {} : { params: { element: element.slice(0, 80) } });
  }
}
