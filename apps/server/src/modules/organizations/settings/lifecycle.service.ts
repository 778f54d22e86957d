import { orgTopic, SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { organizationsHappenings } from "@kerkis/contract/organizations/organizations.happenings.ts";
import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { organizationClosed, organizationReopened } from "../organizations.events.ts";
import { organizationMails, type OrganizationMail } from "../organizations.mails.ts";
import { erasedOn } from "../organizations.policy.ts";
import { lockForStep, settingsNow, publishOrganizationChanged } from "../organizations.service.ts";
import { ownersToAsk } from "./settings.reads.ts";
import {
  changeOrganization,
  firstMembers,
  membersExcept,
  membersWithRole,
  type OrganizationRecord,
} from "./settings.repo.ts";

/** So many members' open pages ask again right away; those of the others with their next page. */
const REFRESHED_AT_ONCE = 1000;
const SETTINGS_PATH = "/organization-settings";

/**
 * Switches an organization on or off. Off, nobody works in it, it leaves the switcher, and its startups leave the
 * public lists; its owners and super admins can switch it on again.
 * @throws Refusal org.not_found, auth.forbidden, org.default_stays, request.conflict
 */
export function setOrganizationActive(
  platform: Platform,
  actor: Actor,
  { id, version, is_active: isActive }: { id: string; version: number; is_active: boolean },
): Promise<OrganizationDetails> {
  return transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, isActive ? "activate" : "deactivate");
    if (organization.version !== version) throw new Refusal("request.conflict");
    await changeOrganization(tx, id, { is_active: isActive }, isoNow(platform.clock));
    await audit(tx, actor, organization, isActive ? "activated" : "deactivated");
    if (isActive) await reopened(platform, tx, actor, organization, "activated");
    else await closed(platform, tx, actor, organization, "deactivated");
    return settingsNow(tx, actor, id);
  });
}

/**
 * Deletes an organization, by its name as typed; it can be restored for 30 days.
 * @throws Refusal org.not_found, auth.forbidden, org.default_stays, org.name_differs
 */
export function deleteOrganization(
  platform: Platform,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<OrganizationDetails> {
  return transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, "delete");
    if (name.normalize() !== organization.name.normalize()) {
      throw new Refusal("org.name_differs", { fields: [{ path: "name", code: "invalid" }] });
    }
    const now = isoNow(platform.clock);
    await changeOrganization(tx, id, { deleted_at: now, deleted_by: actor.userId }, now);
    await audit(tx, actor, organization, "deleted");
    const mailedIds = await mailOwners(platform, tx, actor, { ...organization, deletedAt: now }, "deleted");
    await closed(platform, tx, actor, organization, "deleted", { mailedIds });
    return settingsNow(tx, actor, id);
  });
}

/** Brings a deleted organization back. @throws Refusal org.not_found, auth.forbidden, request.conflict */
export function restoreOrganization(platform: Platform, actor: Actor, id: string): Promise<OrganizationDetails> {
  return transact(platform.db, actor.userId, async (tx) => {
    const organization = await lockForStep(tx, actor, id, "restore");
    const erased = erasedOn(organization.deletedAt);
    // The erasing job may be a little late; what is due is not given back.
    if (erased !== null && erased <= isoNow(platform.clock)) throw new Refusal("org.not_found");
    await changeOrganization(tx, id, { deleted_at: null, deleted_by: null }, isoNow(platform.clock));
    await audit(tx, actor, organization, "restored");
    const mailedIds = await mailOwners(platform, tx, actor, organization, "restored");
    // Switched off as it was before, it is back for those who run it alone.
    const audience = organization.isActive ? { mailedIds } : { mailedIds, userIds: mailedIds };
    await reopened(platform, tx, actor, organization, "restored", audience);
    return settingsNow(tx, actor, id);
  });
}

type LifecycleStep = "activated" | "deactivated" | "deleted" | "restored";

const audit = (tx: Tx, actor: Actor, { id, name }: OrganizationRecord, what: LifecycleStep): Promise<void> =>
  recordAudit(tx, actor, {
    action: `organization.${what}`,
    organizationId: id,
    entity: { type: "organization", id, name },
  });

/** Who is notified: its members, or `userIds` alone; `mailedIds` have their mail already. */
interface Audience {
  userIds?: readonly string[];
  mailedIds?: readonly string[];
}

async function announceStep(
  context: EventContext,
  { id, name }: OrganizationRecord,
  step: LifecycleStep,
  { userIds, mailedIds = [] }: Audience,
): Promise<void> {
  const about = {
    audience: userIds ?? (await membersExcept(context.tx, id, [])),
    organizationId: id,
    mailedIds,
  };
  if (step !== "deactivated") {
    return announce(context, organizationsHappenings[step], { ...about, facts: { organization_name: name } });
  }
  const facts = { organization_name: name, owner_names: (await ownersToAsk(context.tx, id)).join(", ") };
  return announce(context, organizationsHappenings.deactivated, { ...about, facts });
}

/** Its members are notified, leave its channel, and ask again where they belong. */
async function closed(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  organization: OrganizationRecord,
  step: "deactivated" | "deleted",
  audience: Audience = {},
): Promise<void> {
  const { id, name } = organization;
  const context = { tx, platform, actorId: actor.userId };
  await platform.events.emit(context, organizationClosed, { organizationId: id, name });
  await announceStep(context, organization, step, audience);
  await refreshMembers(platform, tx, id);
  await publishOrganizationChanged(platform, tx, id, actor);
  await platform.realtime.revokeTopic(tx, null, orgTopic(id));
}

async function reopened(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  organization: OrganizationRecord,
  step: "activated" | "restored",
  audience: Audience = {},
): Promise<void> {
  const { id, name } = organization;
  const context = { tx, platform, actorId: actor.userId };
  await platform.events.emit(context, organizationReopened, { organizationId: id, name });
  await announceStep(context, organization, step, audience);
  await refreshMembers(platform, tx, id);
}

async function refreshMembers({ realtime }: Platform, tx: Tx, organizationId: string): Promise<void> {
  for (const userId of await firstMembers(tx, organizationId, REFRESHED_AT_ONCE)) {
    await realtime.publish(tx, userTopic(userId), SESSION_CHANGED_EVENT, {});
  }
}

/** Mails those who own or run it, whoever did it included: it is the record of what happened. @returns their ids */
async function mailOwners(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { id, name, deletedAt }: OrganizationRecord,
  kind: OrganizationMail,
): Promise<string[]> {
  const recipients = await membersWithRole(tx, id, ["owner", "admin"]);
  await mailPeople(platform, tx, actor, { name, deletedAt }, recipients, kind);
  return recipients;
}

/** Mails people about their organization, each in their language, once the transaction commits. */
export async function mailPeople(
  { jobs, config }: Platform,
  tx: Tx,
  actor: Actor,
  organization: { name: string; deletedAt: string | null },
  userIds: readonly string[],
  kind: OrganizationMail,
): Promise<void> {
  for (const { firstName, email, language } of await contactsOf(tx, userIds)) {
    const content = organizationMails[language][kind]({
      firstName,
      organization: organization.name,
      actor: actor.name,
      erasedOn: erasedOn(organization.deletedAt),
      url: `${config.publicUrl}${SETTINGS_PATH}`,
    });
    await sendMail(jobs, tx, { to: email, language, content });
  }
}
