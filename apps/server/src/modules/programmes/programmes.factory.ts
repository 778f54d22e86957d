import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { Db } from "#platform/db/db.ts";
import { programmes } from "./programmes.tables.ts";

/** A challenge of an organization that opened an hour ago and closes in a week, unless told otherwise. @returns its id */
export async function createChallenge(
  db: Pick<Db, "insert">,
  organizationId: string,
  given: Partial<typeof programmes.$inferInsert> = {},
): Promise<string> {
  const [made] = await db
    .insert(programmes)
    .values({
      organization_id: organizationId,
      kind: "challenge",
      title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" },
      summary: { el: "Για καθαρά λιμάνια.", en: "For clean ports." },
      description: { el: "Ζητάμε λύσεις για λιμάνια.", en: "We look for solutions for ports." },
      state: "open",
      opens_at: new Date(Date.now() - DAY_MS / 24).toISOString(),
      closes_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
      capacity: 10,
      ...given,
    })
    .returning({ id: programmes.id });
  if (!made) throw new Error("A challenge was not stored.");
  return made.id;
}
