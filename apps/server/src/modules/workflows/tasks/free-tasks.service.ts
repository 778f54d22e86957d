import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { NOT_GIVEN } from "./giving.service.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";

/** What someone holds and leaves behind is for whoever is first; what was meant for them alone goes to those who manage applications. */
export async function freeTasks(tx: Tx, userId: string, organizationId?: string): Promise<void> {
  const isTheirs = sql`${tasks.assign_kind} in ('person', 'submitter', 'mentor')`;
  await tx
    .update(tasks)
    .set({
      status: "open",
      assignee_id: null,
      ...NOT_GIVEN,
      assign_kind: sql`case when ${isTheirs} then 'managers' else ${tasks.assign_kind} end`,
      assign_person: null,
    })
    .where(
      and(
        eq(tasks.assignee_id, userId),
        eq(tasks.status, "claimed"),
        // Whoever a case is about need be no member.
        organizationId === undefined
          ? undefined
          : and(eq(tasks.organization_id, organizationId), ne(tasks.assign_kind, "submitter")),
      ),
    );
}
