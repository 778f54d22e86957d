import { fitsInto } from "@kerkis/contract/workflows/definition/changes.policy.ts";
import { MOVED_AT_ONCE, type VersionInput } from "@kerkis/contract/workflows/versions/versions.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { lockCase, tellStory, writeCase } from "../engine/engine.repo.ts";
import { managedScope } from "../workflows.service.ts";
import { fittingCases, versionsToMove } from "./versions.reads.ts";

/**
 * Moves cases of a version to the one that is published now. What is open stays as it was begun; what comes after it follows the
 * new version. Cases that stand where the new one has no such step keep theirs.
 * @throws Refusal auth.forbidden, workflow.template_not_found, workflow.not_published
 */
export async function moveCases(
  platform: Platform,
  actor: Actor,
  input: VersionInput,
): Promise<{ moved: number; left: number }> {
  const scope = managedScope(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const { from, to } = await versionsToMove(tx, actor, input);
    const fitting = await fittingCases(tx, actor, { from, to });
    const at = isoNow(platform.clock);
    let moved = 0;
    for (const id of fitting.slice(0, MOVED_AT_ONCE)) {
      const one = await lockCase(tx, id);
      // It may have gone on meanwhile.
      const standing = one?.row.flow.tokens.map(({ node }) => node) ?? [];
      if (!one || one.row.ended_at !== null || !fitsInto(from.definition, to.definition, standing)) continue;
      await writeCase(tx, id, { version_id: to.id });
      const details = { reason: `${from.number} → ${to.number}` };
      await tellStory(tx, one, { kind: "moved", actorId: actor.userId, details, at });
      moved += 1;
    }
    if (moved > 0) {
      await recordAudit(tx, actor, {
        action: "workflow.moved",
        organizationId: scope.organizationId,
        entity: { type: "workflow_template", id: input.id },
        details: { from: from.number, to: to.number, cases: moved },
      });
    }
    return { moved, left: Math.max(fitting.length - MOVED_AT_ONCE, 0) };
  });
}
