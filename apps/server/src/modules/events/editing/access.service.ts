import { ACCESS_FIELDS } from "@kerkis/contract/events/editing/editing.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { runsEvents } from "../events.policy.ts";
import type { EventRecord } from "../events.repo.ts";

type Access = Pick<EventRecord, (typeof ACCESS_FIELDS)[number]>;

/**
 * Who gets in and who finds an event is changed by those who run it, and stands in the audit log.
 * @throws Refusal event.host_decides at the fields, to those who only help
 */
export async function guardAccess(tx: Tx, actor: Actor, before: EventRecord, after: Access): Promise<void> {
  const changed = ACCESS_FIELDS.filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return;
  if (!runsEvents(actor, before.organization_id)) {
    const fields = changed.map((name) => ({ path: `answers.${name}`, code: "invalid" as const }));
    throw new Refusal("event.host_decides", { fields });
  }
  const told = (event: Access) => Object.fromEntries(changed.map((name) => [name, event[name]]));
  await recordAudit(tx, actor, {
    action: "event.access_changed",
    organizationId: before.organization_id,
    entity: { type: "event", id: before.id, name: before.title },
    details: { from: told(before), to: told(after) },
  });
}
