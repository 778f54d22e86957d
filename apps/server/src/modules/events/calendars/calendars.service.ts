import { randomBytes } from "node:crypto";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { eventCalendars } from "./calendars.tables.ts";

/** Gives a person's calendar another secret; who had the one before reads it no more. @throws Refusal auth.forbidden to someone who works as them */
export async function renewCalendar({ db }: Pick<Platform, "db">, actor: Actor): Promise<string> {
  if (actor.impersonatorId !== null) throw new Refusal("auth.forbidden");
  const secret = randomBytes(16).toString("base64url");
  await transact(db, actor.userId, (tx) =>
    tx
      .insert(eventCalendars)
      .values({ user_id: actor.userId, secret })
      .onConflictDoUpdate({ target: eventCalendars.user_id, set: { secret } }),
  );
  return secret;
}
