import type { CallDoor } from "@kerkis/contract/programmes/programmes.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";

/** What a call that is not simply open means for a draft in it. */
export function doorText({ phase, until }: CallDoor): string {
  if (phase === "grace" && until) return m.applications_door_grace({ moment: formatDateTime(until) });
  return phase === "paused" ? m.applications_door_paused() : m.applications_door_closed();
}
