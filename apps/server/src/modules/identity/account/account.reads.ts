import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { isRecentSignIn } from "./account.policy.ts";
import { pendingEmail, sessionStart } from "./account.repo.ts";
import { profileOf } from "../identity.reads.ts";
import { passwordHashOf } from "../identity.repo.ts";
import { consents, profiles, roleRequests } from "../identity.tables.ts";

/** Whether a person's last word on measurements was no (completions 10, consent). */
export async function objectsToMeasurements(db: Reader, userId: string): Promise<boolean> {
  const [last] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.subject, "measurements")))
    .orderBy(desc(consents.decided_at), desc(consents.id))
    .limit(1);
  return last?.granted === false;
}

/** A person's own account, as /settings shows it. @throws Refusal auth.required when it is erased meanwhile */
export async function accountOf({ db, clock }: Pick<Platform, "db" | "clock">, actor: Actor): Promise<Account> {
  const { userId } = actor;
  const [profile, [row], hash, startedAt, waiting, requests, decided] = await Promise.all([
    profileOf(db, userId),
    db.select({ version: profiles.version }).from(profiles).where(eq(profiles.id, userId)),
    passwordHashOf(db, userId),
    sessionStart(db, actor.sessionId),
    pendingEmail(db, userId, isoNow(clock)),
    db
      .select({
        id: roleRequests.id,
        role: roleRequests.role,
        status: roleRequests.status,
        decision_note: roleRequests.decision_note,
        created_at: roleRequests.created_at,
        decided_at: roleRequests.decided_at,
      })
      .from(roleRequests)
      .where(eq(roleRequests.user_id, userId))
      .orderBy(desc(roleRequests.created_at))
      .limit(20),
    db
      .selectDistinctOn([consents.subject], {
        subject: consents.subject,
        text_version: consents.text_version,
        granted: consents.granted,
        decided_at: consents.decided_at,
      })
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(asc(consents.subject), sql`${consents.decided_at} desc, ${consents.id} desc`),
  ]);
  if (!profile || !row) throw new Refusal("auth.required");
  return {
    profile,
    version: row.version,
    has_password: hash !== null,
    signed_in_recently: startedAt !== null && isRecentSignIn(startedAt, clock.now()),
    pending_email: waiting,
    role_requests: requests,
    consents: decided,
  };
}
