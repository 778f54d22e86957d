import { parseTopic } from "@kerkis/contract/core/realtime.ts";
import { roleOf } from "#modules/organizations/organizations.api.ts";
import type { Platform } from "#platform/platform.ts";
import type { RealtimeIdentity, TopicDecision, UpgradeRequest } from "#platform/realtime/types.ts";
import { readActor } from "./actor.ts";

/** The person behind a socket's session cookie. */
export async function socketIdentity(platform: Platform, request: UpgradeRequest): Promise<RealtimeIdentity | null> {
  const actor = await readActor(platform, request.headers.cookie);
  return actor && { userId: actor.userId, sessionId: actor.sessionId, userName: actor.name, userAvatar: null };
}

/** `user:<id>` is the person's own; `org:<id>` takes a membership, and shows the person to the others there. */
export async function authorizeTopic(
  platform: Platform,
  identity: RealtimeIdentity,
  topic: string,
): Promise<TopicDecision> {
  const parsed = parseTopic(topic);
  if (!parsed) return { ok: false, reason: "unknown_topic" };
  if (parsed.kind === "user") {
    return parsed.id === identity.userId ? { ok: true } : { ok: false, reason: "forbidden" };
  }
  const role = /^[0-9a-f-]{36}$/i.test(parsed.id) ? await roleOf(platform.db, parsed.id, identity.userId) : null;
  return role ? { ok: true, presence: { organizationId: parsed.id } } : { ok: false, reason: "forbidden" };
}
