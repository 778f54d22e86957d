import { eq, or } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { freeTasks } from "../tasks/free-tasks.service.ts";
import {
  workflowAbsences as absences,
  workflowInstances as instances,
  workflowPostponements as postponements,
} from "../workflows.tables.ts";

/** What someone did with a case stays in its story; a task that they held is for whoever is first, their own cases are nobody's. */
export function workflowsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await freeTasks(tx, userId);
    await tx.delete(absences).where(or(eq(absences.user_id, userId), eq(absences.substitute_id, userId)));
    await tx.delete(postponements).where(eq(postponements.user_id, userId));
    await tx.update(instances).set({ submitter_id: null }).where(eq(instances.submitter_id, userId));
  });
}
