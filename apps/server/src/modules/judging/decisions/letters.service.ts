import type { DropLetter, SaveTemplate } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import type { Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { heldCall } from "./letters.reads.ts";
import { callLetters, letterTemplates, letterVersions } from "./letters.tables.ts";

type Call = Awaited<ReturnType<typeof heldCall>>;

const recordLetter = (
  tx: Tx,
  actor: Actor,
  { organizationId }: OrgScope,
  action: "letter.saved" | "letter.dropped",
  { verdict, call }: { verdict: Verdict; call: Call | null },
) =>
  recordAudit(tx, actor, {
    action,
    organizationId,
    entity: { type: "letter", id: call?.id ?? organizationId, name: call?.title.el ?? "" },
    details: { verdict },
  });

/** Counts a change of a letter that was made from `version`. @throws Refusal request.conflict when it was changed since */
async function countChange(
  tx: Tx,
  { organizationId }: OrgScope,
  { verdict, call, version }: { verdict: Verdict; call: Call | null; version: number },
): Promise<void> {
  const { organization_id, programme_id, version: known } = letterVersions;
  const counted = await tx
    .insert(letterVersions)
    .values({ organization_id: organizationId, programme_id: call?.id ?? null, verdict })
    .onConflictDoUpdate({
      target: [organization_id, programme_id, letterVersions.verdict],
      set: { version: sql`${known} + 1` },
      setWhere: eq(known, version),
    })
    .returning({ version: known });
  if (counted.length === 0) throw new Refusal("request.conflict");
}

/**
 * Keeps the words of a letter: of the organization, or of one of its calls alone.
 * @throws Refusal programme.not_found, request.conflict
 */
export function saveTemplate(
  { db, clock }: Platform,
  actor: Actor,
  scope: OrgScope,
  { verdict, texts, version, programme_id: programmeId }: SaveTemplate,
): Promise<void> {
  return transact(db, actor.userId, async (tx) => {
    const values = { texts, updated_at: isoNow(clock) };
    const call = programmeId === undefined ? null : await heldCall(tx, scope, programmeId);
    await countChange(tx, scope, { verdict, call, version });
    if (call)
      await tx
        .insert(callLetters)
        .values({ ...values, organization_id: scope.organizationId, programme_id: call.id, verdict })
        .onConflictDoUpdate({ target: [callLetters.programme_id, callLetters.verdict], set: values });
    else
      await tx
        .insert(letterTemplates)
        .values({ ...values, organization_id: scope.organizationId, verdict })
        .onConflictDoUpdate({ target: [letterTemplates.organization_id, letterTemplates.verdict], set: values });
    await recordLetter(tx, actor, scope, "letter.saved", { verdict, call });
  });
}

/**
 * Lets the organization's letter hold for a call again; nothing happens where it does.
 * @throws Refusal programme.not_found, request.conflict
 */
export function dropLetter(
  { db }: Platform,
  actor: Actor,
  scope: OrgScope,
  { verdict, version, programme_id: programmeId }: DropLetter,
): Promise<void> {
  return transact(db, actor.userId, async (tx) => {
    const call = await heldCall(tx, scope, programmeId);
    const gone = await tx
      .delete(callLetters)
      .where(and(eq(callLetters.programme_id, call.id), eq(callLetters.verdict, verdict)))
      .returning({ verdict: callLetters.verdict });
    if (gone.length === 0) return;
    await countChange(tx, scope, { verdict, call, version });
    await recordLetter(tx, actor, scope, "letter.dropped", { verdict, call });
  });
}

/** A copied call goes out with the same letters. */
export async function copyLetters(tx: Tx, fromId: string, programmeId: string): Promise<void> {
  const { organization_id, verdict, texts, updated_at } = callLetters;
  await tx.insert(callLetters).select(
    tx
      .select({
        organization_id,
        programme_id: sql<string>`${programmeId}::uuid`.as("programme_id"),
        verdict,
        texts,
        updated_at,
      })
      .from(callLetters)
      .where(eq(callLetters.programme_id, fromId)),
  );
}
