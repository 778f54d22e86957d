import { memberRemoved } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { freeTasks } from "./free-tasks.service.ts";

export function taskListeners(events: Events): void {
  events.on(memberRemoved, ({ tx }, { userId, organizationId }) => freeTasks(tx, userId, organizationId));
}
