import type { StartupPeople } from "@kerkis/contract/startups/people/people.schema.ts";
import type { StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import type { AuditAction } from "@kerkis/contract/codes.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { lockStartup, seesInRegistry, startupById, type StartupRow } from "../profile/profile.repo.ts";
import { ownerLeft } from "../startups.events.ts";
import { managesRegistry } from "../startups.policy.ts";
import { lastOwnerRefusal, mayWithPeople, type PeopleAction, type StartupPart } from "./people.policy.ts";
import { peopleOf, roleInStartup, startupPeopleIds } from "./people.reads.ts";
import {
  countPeople,
  deleteInvitationsOf,
  deletePerson,
  firstEditor,
  revokeSentBy,
  setRole,
  startupsRunBy,
} from "./people.repo.ts";

/** A startup whose people someone acts on, and what they are to it. */
export interface ActingOn {
  platform: Platform;
  tx: Tx;
  actor: Actor;
  startup: StartupRow;
  part: StartupPart;
}

/** @throws Refusal startup.not_found for who may not know of it, auth.forbidden */
async function enforcePart(
  db: Reader,
  actor: Actor,
  row: StartupRow | null,
  action: PeopleAction,
): Promise<StartupPart> {
  if (!row) throw new Refusal("startup.not_found");
  const manages = managesRegistry(actor, row.organization_id);
  const part = (await roleInStartup(db, row.id, actor.userId)) ?? (manages ? "manager" : null);
  if (part !== "owner" && part !== "editor" && !seesInRegistry(actor, row)) throw new Refusal("startup.not_found");
  if (!mayWithPeople(part, action)) throw new Refusal("auth.forbidden");
  return part;
}

/**
 * Acts on the people of a startup, whose row is locked: of two who act at once one is first.
 * @throws Refusal auth.impersonating, startup.not_found, auth.forbidden
 */
export function actOnPeople(
  platform: Platform,
  actor: Actor,
  id: string,
  action: PeopleAction,
  work: (acting: ActingOn) => Promise<void>,
): Promise<StartupPeople> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const startup = await lockStartup(tx, id);
    const part = await enforcePart(tx, actor, startup, action);
    if (!startup) throw new Refusal("startup.not_found");
    await work({ platform, tx, actor, startup, part });
    const role = await roleInStartup(tx, id, actor.userId);
    return peopleOf(
      tx,
      id,
      { userId: actor.userId, part: role ?? (part === "manager" ? part : null) },
      isoNow(platform.clock),
    );
  });
}

/** Who runs a startup, for those who do and those who manage its registry. @throws Refusal startup.not_found, auth.forbidden */
export async function startupPeopleFor(platform: Platform, actor: Actor, id: string): Promise<StartupPeople> {
  const part = await enforcePart(platform.db, actor, await startupById(platform.db, id), "see");
  return peopleOf(platform.db, id, { userId: actor.userId, part }, isoNow(platform.clock));
}

export const contextOf = ({ platform, tx, actor }: ActingOn) => ({ tx, platform, actorId: actor.userId });
export const named = ({ id, name }: StartupRow) => ({ startup_id: id, startup_name: name });

/** What was done to someone's part, with the startup as its record. */
const record = (
  { tx, actor, startup }: ActingOn,
  action: Extract<AuditAction, `startup.${string}`>,
  details: Record<string, unknown>,
): Promise<void> =>
  recordAudit(tx, actor, {
    action,
    organizationId: startup.organization_id,
    entity: { type: "startup", id: startup.id, name: startup.name },
    details,
  });

/** @throws Refusal startup.person_gone */
async function roleOfPerson({ tx, startup }: ActingOn, userId: string): Promise<StartupRole> {
  const role = await roleInStartup(tx, startup.id, userId);
  if (role === null) throw new Refusal("startup.person_gone");
  return role;
}

/** @throws Refusal startup.last_owner */
async function refuseLastOwner({ platform, tx, startup }: ActingOn, role: StartupRole): Promise<void> {
  const { owners } = await countPeople(tx, startup.id, isoNow(platform.clock));
  enforce(lastOwnerRefusal(role, owners));
}

const tellRole = (context: EventContext, startup: StartupRow, userId: string, role: StartupRole): Promise<void> =>
  announce(context, role === "owner" ? startupsHappenings.becameOwner : startupsHappenings.becameEditor, {
    audience: [userId],
    organizationId: startup.organization_id,
    facts: named(startup),
  });

async function giveRole(acting: ActingOn, userId: string, role: StartupRole): Promise<void> {
  const { platform, tx, startup } = acting;
  await setRole(tx, startup.id, userId, role);
  await tellRole(contextOf(acting), startup, userId, role);
  if (role === "owner") return;
  await revokeSentBy(tx, startup.id, userId, isoNow(platform.clock));
  await platform.events.emit(contextOf(acting), ownerLeft, { startupId: startup.id, userId });
}

/**
 * Makes someone an owner or an editor.
 * @throws Refusal as actOnPeople, startup.person_gone, startup.last_owner
 */
export const changePersonRole = (
  platform: Platform,
  actor: Actor,
  { id, user_id: userId, role }: { id: string; user_id: string; role: StartupRole },
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, id, "manage", async (acting) => {
    const stood = await roleOfPerson(acting, userId);
    if (stood === role) return;
    await refuseLastOwner(acting, stood);
    await giveRole(acting, userId, role);
    await record(acting, "startup.person_role_changed", { user_id: userId, role });
  });

/** Takes someone out. @throws Refusal as actOnPeople, startup.person_gone, startup.last_owner */
export const removePerson = (
  platform: Platform,
  actor: Actor,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, id, "manage", async (acting) => {
    const { startup } = acting;
    const stood = await roleOfPerson(acting, userId);
    await refuseLastOwner(acting, stood);
    await takeOut(acting, userId, stood);
    await record(acting, "startup.person_removed", { user_id: userId });
    await announce(contextOf(acting), startupsHappenings.personRemoved, {
      audience: [userId],
      organizationId: startup.organization_id,
      facts: named(startup),
    });
  });

async function takeOut(acting: ActingOn, userId: string, stood: StartupRole): Promise<void> {
  const { platform, tx, startup } = acting;
  await deletePerson(tx, startup.id, userId);
  await revokeSentBy(tx, startup.id, userId, isoNow(platform.clock));
  if (stood === "owner") await platform.events.emit(contextOf(acting), ownerLeft, { startupId: startup.id, userId });
}

/** Runs a startup no longer. @throws Refusal as actOnPeople, startup.person_gone, startup.last_owner */
export async function leaveStartup(platform: Platform, actor: Actor, { id }: { id: string }): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const startup = await lockStartup(tx, id);
    const part = startup && (await roleInStartup(tx, id, actor.userId));
    if (!startup || !part) throw new Refusal("startup.person_gone");
    const acting = { platform, tx, actor, startup, part };
    await refuseLastOwner(acting, part);
    await takeOut(acting, actor.userId, part);
    await record(acting, "startup.person_left", { role: part });
    await announce(contextOf(acting), startupsHappenings.personLeft, {
      audience: await startupPeopleIds(tx, id, "owner"),
      organizationId: startup.organization_id,
      facts: { ...named(startup), person_name: actor.name },
    });
  });
}

/** Gives one's ownership to someone who runs the startup too. @throws Refusal as actOnPeople, startup.person_gone */
export const transferStartup = (
  platform: Platform,
  actor: Actor,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<StartupPeople> =>
  actOnPeople(platform, actor, id, "transfer", async (acting) => {
    if (userId === actor.userId) throw new Refusal("startup.person_gone");
    await roleOfPerson(acting, userId);
    await giveRole(acting, userId, "owner");
    await giveRole(acting, actor.userId, "editor");
    await record(acting, "startup.ownership_transferred", { new_owner_id: userId });
  });

/**
 * An account goes: what it ran stays with the others. Where it was the last owner, whoever edits for longest becomes one;
 * where nobody is left the profile may be claimed.
 */
export async function forgetPerson(context: EventContext, userId: string, email: string): Promise<void> {
  const { tx, platform } = context;
  const now = isoNow(platform.clock);
  for (const id of await startupsRunBy(tx, userId)) {
    const startup = await lockStartup(tx, id);
    const stood = await roleInStartup(tx, id, userId);
    await deletePerson(tx, id, userId);
    await revokeSentBy(tx, id, userId, now);
    if (startup && (await startupPeopleIds(tx, id, "owner")).length === 0) await passOn(context, startup);
    if (stood === "owner") await platform.events.emit(context, ownerLeft, { startupId: id, userId });
  }
  await deleteInvitationsOf(tx, userId, email);
}

/** Whoever edits a startup without owners for longest owns it from now on; nobody where nobody does. */
async function passOn(context: EventContext, startup: StartupRow): Promise<void> {
  const { tx } = context;
  const heir = await firstEditor(tx, startup.id);
  if (heir === null) return;
  await setRole(tx, startup.id, heir, "owner");
  await tellRole(context, startup, heir, "owner");
  await recordAudit(tx, null, {
    action: "startup.ownership_inherited",
    organizationId: startup.organization_id,
    entity: { type: "startup", id: startup.id, name: startup.name },
    details: { new_owner_id: heir },
  });
}
