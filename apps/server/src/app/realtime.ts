import { UUID } from "@kerkis/contract/core/text/ids.ts";
import { parseRecordPlace, parseTopic, type RecordKind, type RecordPlace } from "@kerkis/contract/core/realtime.ts";
import { applicationById, standingFacts, standingOf } from "#modules/applications/applications.api.ts";
import { plansEvent } from "#modules/events/events.api.ts";
import { writesForm } from "#modules/forms/forms.api.ts";
import { profileOf } from "#modules/identity/identity.api.ts";
import { DEFAULT_ORGANIZATION, organizationBySlug, roleOf } from "#modules/organizations/organizations.api.ts";
import { editsProgramme } from "#modules/programmes/programmes.api.ts";
import { startupPageById, startupVisibility } from "#modules/startups/startups.api.ts";
import { editsWorkflow } from "#modules/workflows/workflows.api.ts";
import { mayIn, roleIn, type Actor } from "#platform/auth/actor.ts";
import type { Platform } from "#platform/platform.ts";
import type { RealtimeIdentity, TopicDecision, UpgradeRequest } from "#platform/realtime/types.ts";
import { readActor } from "./actor.ts";

const FORBIDDEN: TopicDecision = { ok: false, reason: "forbidden" };

type MaySee = (platform: Platform, actor: Actor, place: RecordPlace) => Promise<boolean>;

/** The rule of the page that shows each kind of record. */
const VISIBLE: Record<RecordKind, MaySee> = {
  startup: async ({ db }, actor, { recordId }) =>
    (await startupPageById(db, startupVisibility(actor), recordId)) !== null,
  application: async ({ db }, actor, { recordId, organizationId }) => {
    const record = await applicationById(db, recordId, actor.userId);
    return record?.organization_id === organizationId && standingOf(actor, standingFacts(record)) === "manager";
  },
  organization: async (_, actor, { recordId, organizationId }) =>
    recordId === organizationId && mayIn(actor, organizationId, "settings.viewSettings"),
  workflow: ({ db }, actor, { recordId, organizationId }) => editsWorkflow(db, actor, { id: recordId, organizationId }),
  programme: ({ db }, actor, { recordId, organizationId }) =>
    editsProgramme(db, actor, { id: recordId, organizationId }),
  form: ({ db }, actor, { recordId, organizationId }) => writesForm(db, actor, { id: recordId, organizationId }),
  event: ({ db }, actor, { recordId, organizationId }) => plansEvent(db, actor, { id: recordId, organizationId }),
};

/** The person behind a socket's session cookie. Nobody shows up while a super admin works as them. */
export async function socketIdentity(platform: Platform, request: UpgradeRequest): Promise<RealtimeIdentity | null> {
  const actor = await readActor(platform, request.headers.cookie);
  if (!actor) return null;
  const profile = await profileOf(platform.db, actor.userId);
  return {
    userId: actor.userId,
    sessionId: actor.sessionId,
    email: actor.email,
    displayName: actor.name.trim(),
    userAvatar: profile?.avatar_url ?? null,
    isHidden: actor.impersonatorId !== null,
  };
}

/**
 * `user:<id>` is the person's own. `org:<id>` takes a membership and shows the person to the others there. `record:…`
 * takes what its page takes, and shows who of the organization has it open.
 */
export async function authorizeTopic(
  platform: Platform,
  identity: RealtimeIdentity,
  topic: string,
  request: UpgradeRequest,
): Promise<TopicDecision> {
  const parsed = parseTopic(topic);
  if (!parsed) return { ok: false, reason: "unknown_topic" };
  if (parsed.kind === "user") return parsed.id === identity.userId ? { ok: true } : FORBIDDEN;
  if (parsed.kind === "org") {
    const role = UUID.test(parsed.id) ? await roleOf(platform.db, parsed.id, identity.userId) : null;
    return role ? shownIn(platform, identity, parsed.id) : FORBIDDEN;
  }
  const place = parseRecordPlace(parsed.id);
  if (!place) return { ok: false, reason: "unknown_topic" };
  const actor = await readActor(platform, request.headers.cookie, place.organizationId);
  const isMember = actor?.userId === identity.userId && roleIn(actor, place.organizationId) !== null;
  const isLetIn = isMember && (await VISIBLE[place.kind](platform, actor, place));
  return isLetIn ? shownIn(platform, identity, place.organizationId) : FORBIDDEN;
}

/**
 * Specification 3 names people by e-mail, or "Anonymous". Colleagues of an organization know each other's address; in the
 * default organization, where everyone lands by signing up, strangers do not.
 */
async function shownIn(platform: Platform, identity: RealtimeIdentity, organizationId: string): Promise<TopicDecision> {
  if (identity.isHidden) return { ok: true };
  const lobby = await defaultOrganizationId(platform);
  return { ok: true, presence: { organizationId, showsEmail: lobby !== organizationId } };
}

/** It never changes once it is there. */
const lobbies = new WeakMap<Platform, string>();

async function defaultOrganizationId(platform: Platform): Promise<string | undefined> {
  const known = lobbies.get(platform);
  if (known !== undefined) return known;
  const found = await organizationBySlug(platform.db, DEFAULT_ORGANIZATION.slug);
  if (found) lobbies.set(platform, found.id);
  return found?.id;
}
