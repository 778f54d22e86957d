import { fitsInto, isThereToo, type StepMap } from "@kerkis/contract/workflows/definition/changes.policy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { MOVED_AT_ONCE, type MoveInput } from "@kerkis/contract/workflows/versions/versions.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { lockCase, tellStory, writeCase } from "../engine/engine.repo.ts";
import { replantCase } from "../engine/engine.service.ts";
import { managedScope } from "../workflows.service.ts";
import { fittingCases, versionsToMove } from "./versions.reads.ts";

/**
 * Moves cases of a version to the one that is published now. What is open stays as it was begun; what comes after it follows the
 * new version. Cases that stand where the new one has no such step go on where the map says, or keep theirs.
 * @throws Refusal auth.forbidden, workflow.template_not_found, workflow.not_published
 */
export async function moveCases(
  platform: Platform,
  actor: Actor,
  { map: asked = {}, ...input }: MoveInput,
): Promise<{ moved: number; left: number }> {
  const scope = managedScope(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const { from, to } = await versionsToMove(tx, actor, input);
    const map = neededOf(asked, from.definition, to.definition);
    const fitting = await fittingCases(tx, actor, { from, to, map, only: input.instance });
    const at = isoNow(platform.clock);
    let moved = 0;
    for (const id of fitting.slice(0, MOVED_AT_ONCE)) {
      const one = await lockCase(tx, id);
      // It may have gone on meanwhile.
      const standing = one?.row.flow.tokens.map(({ node }) => node) ?? [];
      if (!one || one.row.ended_at !== null || !fitsInto(from.definition, to.definition, standing, map)) continue;
      const isReplanted = standing.some((node) => map[node] !== undefined);
      if (isReplanted && one.row.status === "suspended") continue;
      await writeCase(tx, id, { version_id: to.id });
      const details = { reason: `${from.number} → ${to.number}` };
      await tellStory(tx, one, { kind: "moved", actorId: actor.userId, details, at });
      if (isReplanted) {
        const context = { tx, platform, actorId: actor.userId };
        await replantCase(context, one, { definition: to.definition, map });
      }
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

/** What a map says of steps that are gone; those that are there too stay as they are. Without what every object has: a step may be called «constructor». */
const neededOf = (map: StepMap, before: WorkflowDefinition, after: WorkflowDefinition): StepMap =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(map).filter(([node]) => !isThereToo(before, after, node))),
  );
