import type { EntryKind } from "@kerkis/contract/startups/news/news.schema.ts";
import { NEWS_MAX } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { followerIds } from "../followers/followers.reads.ts";
import type { StartupRow } from "../profile/profile.repo.ts";
import { lockForEdit } from "../profile/profile.service.ts";
import { startupChanged } from "../startups.events.ts";
import { countEntries, deleteEntry, writeEntry, type EntryAnswers } from "./news.repo.ts";

const MOST: Record<EntryKind, number> = {
  round: NEWS_MAX.rounds,
  milestone: NEWS_MAX.milestones,
  update: Number.POSITIVE_INFINITY,
};

interface SaveEntry<Kind extends EntryKind> {
  id: string;
  entry_id?: string | undefined;
  answers: EntryAnswers[Kind];
}

/**
 * Adds a round, a milestone or an update to a startup, or changes one; of a new one its followers are told.
 * @throws Refusal startup.not_found, auth.forbidden, startup.in_application, startup.entry_gone, startup.entries_full, input.invalid
 */
export function saveEntry<Kind extends EntryKind>(
  platform: Platform,
  actor: Actor,
  kind: Kind,
  { id, entry_id: entryId, answers }: SaveEntry<Kind>,
): Promise<{ id: string }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const startup = await lockForEdit(tx, actor, id);
    if ("on" in answers && answers.on > today(platform.clock)) {
      throw new Refusal("input.invalid", { fields: [{ path: "on", code: "date_future" }] });
    }
    const isNew = entryId === undefined;
    if (isNew && (await countEntries(tx, kind, id)) >= MOST[kind]) throw new Refusal("startup.entries_full");
    const saved = await writeEntry(
      tx,
      kind,
      { startupId: id, entryId },
      columnsOf(kind, answers, actor, isoNow(platform.clock), isNew),
    );
    if (saved === null) throw new Refusal("startup.entry_gone");
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, startupChanged, { id, name: startup.name });
    if (isNew) await tellFollowers(context, kind, startup, answers);
    return { id: saved };
  });
}

function columnsOf(
  kind: EntryKind,
  answers: object,
  actor: Actor,
  now: string,
  isNew: boolean,
): Record<string, unknown> {
  const { is_open, ...rest } = { is_open: undefined, ...answers };
  if (kind === "round") return { ...rest, is_open: is_open === true };
  if (kind === "milestone") return rest;
  return { ...rest, updated_at: now, ...(isNew && { author_id: actor.userId, created_at: now }) };
}

/** Of what everyone can see; nobody hears of a startup that they cannot open. */
async function tellFollowers(
  context: EventContext,
  kind: EntryKind,
  startup: StartupRow,
  answers: object,
): Promise<void> {
  if (!isPublished(startup)) return;
  const audience = await followerIds(context.tx, startup.id);
  if (audience.length === 0) return;
  const facts = { startup_id: startup.id, startup_name: startup.name };
  const about = { audience, organizationId: null };
  if (kind === "round") return announce(context, startupsHappenings.roundAnnounced, { ...about, facts });
  const title = "title" in answers ? String(answers.title) : "";
  const declared = kind === "update" ? startupsHappenings.updated : startupsHappenings.milestoneReached;
  await announce(context, declared, { ...about, facts: { ...facts, title } });
}

/**
 * Removes a round, a milestone or an update.
 * @throws Refusal startup.not_found, auth.forbidden, startup.in_application, startup.entry_gone
 */
export function removeEntry(
  platform: Platform,
  actor: Actor,
  { id, kind, entry_id: entryId }: { id: string; kind: EntryKind; entry_id: string },
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const startup = await lockForEdit(tx, actor, id);
    if (!(await deleteEntry(tx, kind, id, entryId))) throw new Refusal("startup.entry_gone");
    await platform.events.emit({ tx, platform, actorId: actor.userId }, startupChanged, { id, name: startup.name });
  });
}
