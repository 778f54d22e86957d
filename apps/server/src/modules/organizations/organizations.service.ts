import { orgTopic, SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import type {
  CreateOrganizationInput,
  OrganizationDetails,
  OrganizationStep,
  SlugAnswer,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import { freeSlug, organizationSlug, SLUG_PATTERN } from "@kerkis/contract/organizations/slug.policy.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Db, type Reader, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { organizationCreated } from "./organizations.events.ts";
import { creationRefusal, organizationRefusal } from "./organizations.policy.ts";
import { insertMember } from "./organizations.repo.ts";
import { organizationDetailsFor } from "./settings/settings.reads.ts";
import {
  anyRoleOf,
  insertOrganization,
  lockOrganization,
  membersWithRole,
  takenSlugs,
  type NewOrganization,
  type OrganizationRecord,
} from "./settings/settings.repo.ts";
import { ownerByEmail } from "./members/owners.reads.ts";

/** A name that gives no address, in a script that we cannot spell: a number is found beside it. */
const NAMELESS = "organization";
/** Two who take the same address at the same moment: the second looks again. */
const SLUG_TRIES = 5;

/** An organization's settings as the caller may see them. @throws Refusal org.not_found, org.inactive, auth.forbidden */
export async function organizationSettingsFor(db: Reader, actor: Actor, id: string): Promise<OrganizationDetails> {
  const found = await organizationDetailsFor(db, actor, id);
  if (!found) throw new Refusal("org.not_found");
  enforce(organizationRefusal(found.facts, "read"));
  return found.details;
}

/**
 * Loads an organization with a row lock for a step that the caller may take.
 * @throws Refusal org.not_found, org.inactive, org.default_stays, auth.forbidden, request.conflict
 */
export async function lockForStep(
  tx: Tx,
  actor: Actor,
  id: string,
  step: OrganizationStep,
): Promise<OrganizationRecord & { role: Awaited<ReturnType<typeof anyRoleOf>> }> {
  const organization = await lockOrganization(tx, id);
  if (!organization) throw new Refusal("org.not_found");
  const role = await anyRoleOf(tx, id, actor.userId);
  const owners = role === "owner" ? await membersWithRole(tx, id, ["owner"]) : [];
  const facts = {
    role,
    superAdmin: actor.superAdmin,
    isActive: organization.isActive,
    isDeleted: organization.deletedAt !== null,
    isDefault: organization.isDefault,
    isLastOwner: owners.length === 1,
  };
  enforce(organizationRefusal(facts, step));
  return { ...organization, role };
}

/** What a command answers: the settings as they stand now, whether or not the caller still belongs to it. */
export async function settingsNow(tx: Tx, actor: Actor, id: string): Promise<OrganizationDetails> {
  const found = await organizationDetailsFor(tx, actor, id);
  if (!found) throw new Refusal("org.not_found");
  return found.details;
}

/** Tells the organization's open screens that its settings or its state are not what they show. */
export const publishOrganizationChanged = (
  { realtime }: Pick<Platform, "realtime">,
  tx: Tx,
  organizationId: string,
  actor: Pick<Actor, "userId" | "name"> | null,
): Promise<void> =>
  realtime.publish(tx, orgTopic(organizationId), ORGANIZATION_CHANGED, {
    organization_id: organizationId,
    actor_id: actor?.userId ?? null,
    actor_name: actor?.name ?? null,
  });

/**
 * Creates an active organization: its owner, its settings record and, through the event, its registry programme
 * (specification 4, 5 and 7.2).
 * @throws Refusal org.creation_closed, org.owner_not_self, org.owner_unknown, input.invalid (slug taken)
 */
export function createOrganization(
  platform: Platform,
  actor: Actor,
  input: CreateOrganizationInput,
): Promise<OrganizationDetails> {
  enforce(creationRefusal(actor, input.owner_email, platform.features.isOn("create_organization")));
  return transact(platform.db, actor.userId, async (tx) => {
    const owner = await ownerByEmail(tx, input.owner_email);
    if (!owner) throw new Refusal("org.owner_unknown");
    const { name } = input;
    const id = await insertWithSlug(tx, input, isoNow(platform.clock));
    await insertMember(tx, id, owner.id, "owner");
    await recordAudit(tx, actor, {
      action: "organization.created",
      organizationId: id,
      entity: { type: "organization", id, name },
      details: { owner_id: owner.id },
    });
    const news = { organizationId: id, name, ownerId: owner.id };
    await platform.events.emit({ tx, platform, actorId: actor.userId }, organizationCreated, news);
    await platform.realtime.publish(tx, userTopic(owner.id), SESSION_CHANGED_EVENT, {});
    return settingsNow(tx, actor, id);
  });
}

/** Inserts under the address asked for, or under the next free one of the name. */
async function insertWithSlug(tx: Tx, input: CreateOrganizationInput, now: string): Promise<string> {
  const organization = (slug: string): NewOrganization => ({
    name: input.name,
    slug,
    description: input.description,
    website_url: input.website_url || null,
    location: input.location || null,
  });
  if (input.slug) {
    const id = await insertOrganization(tx, organization(input.slug), now);
    if (id === null) throw slugTaken();
    return id;
  }
  const wanted = organizationSlug(input.name) || NAMELESS;
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const slug = freeSlug(wanted, await takenSlugs(tx, wanted));
    const id = await insertOrganization(tx, organization(slug), now);
    if (id !== null) return id;
  }
  throw slugTaken();
}

export const slugTaken = () => new Refusal("input.invalid", { fields: [{ path: "slug", code: "taken" }] });

/** The address of a name, or one asked for: is it free, and which is the next that is. */
export async function slugFor(db: Db, question: { name: string; slug?: string | undefined }): Promise<SlugAnswer> {
  const asked = question.slug?.toLowerCase() || organizationSlug(question.name);
  if (!SLUG_PATTERN.test(asked)) return { slug: "", is_free: false, suggestion: "" };
  const taken = await takenSlugs(db, asked);
  return { slug: asked, is_free: !taken.has(asked), suggestion: freeSlug(asked, taken) };
}
