import type { AnswerInput } from "@kerkis/contract/startups/requests/requests.schema.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";
import { managerIds } from "#modules/organizations/organizations.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope, type OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { addPerson } from "../people/people.repo.ts";
import { lockStartup, seesInRegistry, writeStartup, type StartupRow } from "../profile/profile.repo.ts";
import { startupChanged } from "../startups.events.ts";
import { managesRegistry, startupVisibility } from "../startups.policy.ts";
import { startupPageById } from "../startups.reads.ts";
import { hasAddressAt } from "./requests.reads.ts";
import { addChanges, closeRequest, insertRequest, lockRequest, type RequestRow } from "./requests.repo.ts";

/** The registry that the person manages where they work. @throws Refusal auth.forbidden */
export function managedScope(actor: Actor): OrgScope {
  if (actor.organizationId === null || !managesRegistry(actor, actor.organizationId))
    throw new Refusal("auth.forbidden");
  return currentScope(actor);
}

const named = ({ id, name }: StartupRow) => ({ startup_id: id, startup_name: name });

/** Tells those who manage the registry of the startup's organization. */
async function tellManagers(context: EventContext, startup: StartupRow): Promise<void> {
  const audience = await managerIds(context.tx, startup.organization_id);
  await announce(context, startupsHappenings.requested, {
    audience,
    organizationId: startup.organization_id,
    facts: named(startup),
  });
}

/** Verified facts that those who run a startup changed are looked at again. */
export async function askForLook(
  context: EventContext & { actorId: string },
  startup: StartupRow,
  before: Record<string, unknown>,
): Promise<void> {
  const { organization_id, id: startup_id } = startup;
  const isNew = await addChanges(context.tx, { organization_id, startup_id, author_id: context.actorId, before });
  if (isNew) await tellManagers(context, startup);
}

/**
 * Reports a mistake on a page that the person sees, or claims a profile that nobody runs. A proven address at the website's
 * domain stands beside a claim.
 * @throws Refusal startup.not_found, startup.claimed, startup.request_waiting
 */
export async function askCoordinators(
  platform: Platform,
  actor: Actor,
  kind: "mistake" | "claim",
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  if (!(await startupPageById(platform.db, startupVisibility(actor), id))) throw new Refusal("startup.not_found");
  await transact(platform.db, actor.userId, async (tx) => {
    const startup = await lockStartup(tx, id);
    if (!startup) throw new Refusal("startup.not_found");
    if (kind === "claim" && startup.owner_id !== null) throw new Refusal("startup.claimed");
    const isWritten = await insertRequest(tx, {
      organization_id: startup.organization_id,
      startup_id: id,
      kind,
      author_id: actor.userId,
      text: reason,
      is_proven: kind === "claim" && (await hasAddressAt(tx, actor.userId, startup.website_domain)),
    });
    if (!isWritten) throw new Refusal("startup.request_waiting");
    await tellManagers({ tx, platform, actorId: actor.userId }, startup);
  });
}

/**
 * Answers a request of the registry: an accepted claim hands the profile over, accepted changes count as verified.
 * @throws Refusal startup.request_gone, auth.forbidden (one's own), startup.request_answered, startup.claimed, input.invalid
 */
export function answerRequest(platform: Platform, actor: Actor, { id, accept, answer }: AnswerInput): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request || !managesRegistry(actor, request.organization_id)) throw new Refusal("startup.request_gone");
    const startup = await lockStartup(tx, request.startup_id);
    if (!startup || !seesInRegistry(actor, startup)) throw new Refusal("startup.request_gone");
    if (request.author_id === actor.userId) throw new Refusal("auth.forbidden");
    if (request.state !== "open") throw new Refusal("startup.request_answered");
    if (!accept && answer === "")
      throw new Refusal("input.invalid", { fields: [{ path: "answer", code: "required" }] });
    const context = { tx, platform, actorId: actor.userId };
    const at = isoNow(platform.clock);
    if (accept) await carryOut(context, request, startup, at);
    const state = accept ? "accepted" : "declined";
    await closeRequest(tx, id, { state, answer, answered_by: actor.userId, answered_at: at });
    await recordAudit(tx, actor, {
      action: "startup.request_answered",
      organizationId: request.organization_id,
      entity: { type: "startup", id: startup.id, name: startup.name },
      details: { kind: request.kind, state },
    });
    await tellAuthor(context, request, startup, accept, answer);
  });
}

async function carryOut(
  context: EventContext & { actorId: string },
  { kind, author_id: author, before }: RequestRow,
  startup: StartupRow,
  at: string,
): Promise<void> {
  if (kind === "claim") await handOver(context.tx, startup, author);
  if (kind === "changed") {
    const looked = { source: "verified" as const, at, by: context.actorId };
    const fields = Object.fromEntries(Object.keys(before).map((field) => [field, looked]));
    const provenance = { ...startup.provenance, fields: { ...startup.provenance.fields, ...fields } };
    await writeStartup(context.tx, startup.id, { provenance });
  }
  await context.platform.events.emit(context, startupChanged, { id: startup.id, name: startup.name });
}

async function handOver(tx: Tx, startup: StartupRow, author: string | null): Promise<void> {
  if (startup.owner_id !== null || author === null) throw new Refusal("startup.claimed");
  await addPerson(tx, startup.id, author, "owner");
}

async function tellAuthor(
  context: EventContext,
  { author_id: author, organization_id: organizationId }: RequestRow,
  startup: StartupRow,
  isAccepted: boolean,
  reason: string,
): Promise<void> {
  if (author === null) return;
  const about = { audience: [author], organizationId };
  if (isAccepted) return announce(context, startupsHappenings.requestAccepted, { ...about, facts: named(startup) });
  await announce(context, startupsHappenings.requestDeclined, { ...about, facts: { ...named(startup), reason } });
}
