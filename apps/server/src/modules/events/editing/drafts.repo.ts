import type { EventType } from "@kerkis/contract/events/events.taxonomy.ts";
import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import type { Tx } from "#platform/db/db.ts";
import { events } from "../events.tables.ts";
import { instantOf } from "./local-time.policy.ts";

/** When a draft that nobody wrote by hand begins. */
const BEGINS = "10:00";
const ZONE = "Europe/Athens";

/** Lays out an event that nobody sees yet but those who run the organization's: they fill in the rest and publish it. */
export async function draftEvent(
  tx: Tx,
  given: { organizationId: string; title: string; type: EventType; day: string; hours: number; createdAt: string },
): Promise<void> {
  const start = instantOf(`${given.day}T${BEGINS}`, ZONE);
  await tx.insert(events).values({
    organization_id: given.organizationId,
    title: given.title,
    event_type: given.type,
    start_date: start,
    end_date: new Date(Date.parse(start) + given.hours * HOUR_MS).toISOString(),
    timezone: ZONE,
    created_at: given.createdAt,
    updated_at: given.createdAt,
  });
}
