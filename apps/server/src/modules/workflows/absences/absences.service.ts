import { ABSENCE_DAYS_MAX, type AbsenceInput } from "@kerkis/contract/workflows/absences/absences.schema.ts";
import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { workflowsHappenings as happenings } from "@kerkis/contract/workflows/workflows.happenings.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { and, eq } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { workflowAbsences as absences } from "../workflows.tables.ts";
import { isSubstitute } from "./absences.reads.ts";

/**
 * Says when someone is away and who stands in; the substitute hears of it. Nobody lends another's tasks while working as them.
 * @throws Refusal auth.impersonating, input.invalid, workflow.no_substitute
 */
export async function setAbsence(platform: Platform, actor: Actor, input: AbsenceInput): Promise<void> {
  refuseWhileImpersonating(actor);
  const { organizationId } = currentScope(actor);
  const { from_on, until_on, substitute_id } = input;
  await transact(platform.db, actor.userId, async (tx) => {
    const fields: FieldIssue[] = [];
    const day = today(platform.clock);
    if (until_on < day) fields.push({ path: "until_on", code: "date_past" });
    if (until_on > addDays(from_on, ABSENCE_DAYS_MAX)) fields.push({ path: "until_on", code: "invalid" });
    if (fields.length > 0) throw new Refusal("input.invalid", { fields });
    if (!(await isSubstitute(tx, { organizationId, userId: actor.userId }, substitute_id)))
      throw new Refusal("workflow.no_substitute", { fields: [{ path: "substitute_id", code: "gone" }] });
    const set = { substitute_id, from_on, until_on, created_at: isoNow(platform.clock) };
    await tx
      .insert(absences)
      .values({ organization_id: organizationId, user_id: actor.userId, ...set })
      .onConflictDoUpdate({ target: [absences.user_id, absences.organization_id], set });
    await announce({ tx, platform, actorId: actor.userId }, happenings.substituteNamed, {
      audience: [substitute_id],
      organizationId,
      facts: { person_name: actor.name, from: noon(from_on), until: noon(until_on) },
    });
  });
}

const noon = (day: string): string => `${day}T12:00:00.000Z`;

/** Ends someone's absence in the current organization. @throws Refusal auth.impersonating */
export async function endAbsence(platform: Platform, actor: Actor): Promise<void> {
  refuseWhileImpersonating(actor);
  const { organizationId } = currentScope(actor);
  await transact(platform.db, actor.userId, (tx) =>
    tx.delete(absences).where(and(eq(absences.user_id, actor.userId), eq(absences.organization_id, organizationId))),
  );
}
