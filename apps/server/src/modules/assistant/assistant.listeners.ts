import { and, eq } from "drizzle-orm";
import {
  evaluationDeclined,
  evaluationRecused,
  evaluationUnassigned,
  type EvaluationFacts,
} from "#modules/evaluations/evaluations.api.ts";
import { coordinatorRevoked, memberRemoved, roleChanged } from "#modules/organizations/organizations.api.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Events } from "#platform/platform.ts";
import { deleteRepliesWith } from "./assistant.repo.ts";
import { chatConversations } from "./assistant.tables.ts";

/** Answers of the assistant about records that a person may no longer see are deleted (completions 2, conflicts of interest). */
export function assistantListeners(events: Events): void {
  const forget = (tx: Tx, { evaluatorId, evaluationId }: Pick<EvaluationFacts, "evaluatorId" | "evaluationId">) =>
    deleteRepliesWith(tx, evaluatorId, { link: `/evaluation/${evaluationId}` });
  events.on(evaluationRecused, ({ tx }, facts) => forget(tx, facts));
  events.on(evaluationDeclined, ({ tx }, facts) => forget(tx, facts));
  events.on(evaluationUnassigned, ({ tx }, facts) => forget(tx, facts));
  events.on(roleChanged, ({ tx }, { userId }) => deleteRepliesWith(tx, userId, { kind: "startup" }));
  events.on(coordinatorRevoked, ({ tx }, { userId }) => deleteRepliesWith(tx, userId, { kind: "startup" }));
  events.on(memberRemoved, async ({ tx }, { userId, organizationId }) => {
    await deleteRepliesWith(tx, userId, { kind: "startup" });
    // Those held there they could neither open nor delete any more.
    await tx
      .delete(chatConversations)
      .where(and(eq(chatConversations.user_id, userId), eq(chatConversations.organization_id, organizationId)));
  });
}
