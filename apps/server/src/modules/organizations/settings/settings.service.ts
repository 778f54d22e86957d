import type {
  OrganizationDetails,
  UpdateBrandingInput,
  UpdateOrganizationInput,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { databaseErrorCode, transact, type Tx } from "#platform/db/db.ts";
import { isUploadOf } from "#platform/files/stored-files.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { organizationRenamed } from "../organizations.events.ts";
import { lockForStep, settingsNow, slugTaken, publishOrganizationChanged } from "../organizations.service.ts";
import { changeOrganization, changeSettings, type OrganizationChange } from "./settings.repo.ts";

const UNIQUE_VIOLATION = "23505";
const orNull = (text: string | undefined): string | null | undefined => (text === undefined ? undefined : text || null);

/** A patch without the fields that were left out, and their names. */
function patchOf(input: UpdateOrganizationInput): { change: OrganizationChange; fields: string[] } {
  const all: Record<string, unknown> = {
    name: input.name,
    slug: input.slug,
    description: input.description,
    website_url: orNull(input.website_url),
    location: orNull(input.location),
    logo_url: input.logo_url,
  };
  const change = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return { change, fields: Object.keys(change) };
}

/** A new logo is a picture of whoever sets it; someone else's is nobody's to adopt. @throws Refusal input.invalid */
async function refuseForeignLogo(
  tx: Tx,
  actor: Actor,
  { logoUrl }: { logoUrl: string | null },
  wished: string | null | undefined,
): Promise<void> {
  if (!wished || wished === logoUrl || (await isUploadOf(tx, wished, actor.userId))) return;
  throw new Refusal("input.invalid", { fields: [{ path: "logo_url", code: "invalid" }] });
}

/**
 * Changes an organization's profile: a field left out stays.
 * @throws Refusal org.not_found, auth.forbidden, org.default_stays, request.conflict, input.invalid (slug taken)
 */
export async function updateOrganization(
  platform: Platform,
  actor: Actor,
  input: UpdateOrganizationInput,
): Promise<OrganizationDetails> {
  try {
    return await transact(platform.db, actor.userId, async (tx) => {
      const { id, version } = input;
      const before = await lockForStep(tx, actor, id, "edit");
      const renames =
        (input.name !== undefined && input.name !== before.name) ||
        (input.slug !== undefined && input.slug !== before.slug);
      if (renames) await lockForStep(tx, actor, id, "rename");
      if (before.version !== version) throw new Refusal("request.conflict");
      const { change, fields } = patchOf(input);
      if (fields.length === 0) return settingsNow(tx, actor, id);
      await refuseForeignLogo(tx, actor, before, input.logo_url);
      await changeOrganization(tx, id, change, isoNow(platform.clock));
      await recordAudit(tx, actor, {
        action: "organization.updated",
        organizationId: id,
        entity: { type: "organization", id, name: input.name ?? before.name },
        details: { fields, ...(renames && { before: { name: before.name, slug: before.slug } }) },
      });
      if (renames || fields.includes("logo_url")) {
        const news = { organizationId: id, name: input.name ?? before.name };
        await platform.events.emit({ tx, platform, actorId: actor.userId }, organizationRenamed, news);
      }
      await publishOrganizationChanged(platform, tx, id, actor);
      return settingsNow(tx, actor, id);
    });
  } catch (failure) {
    if (databaseErrorCode(failure) === UNIQUE_VIOLATION) throw slugTaken();
    throw failure;
  }
}

/**
 * Changes an organization's colours and whether its homepage is on.
 * @throws Refusal org.not_found, auth.forbidden, request.conflict
 */
export function updateBranding(
  platform: Platform,
  actor: Actor,
  input: UpdateBrandingInput,
): Promise<OrganizationDetails> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { id, version, is_homepage_enabled: isHomepageEnabled } = input;
    const { name } = await lockForStep(tx, actor, id, "edit");
    const branding = {
      ...(input.primary_color !== undefined && { primary_color: input.primary_color }),
      ...(input.accent_color !== undefined && { accent_color: input.accent_color }),
    };
    const now = isoNow(platform.clock);
    if (!(await changeSettings(tx, id, version, { branding, isHomepageEnabled }, now))) {
      throw new Refusal("request.conflict");
    }
    await recordAudit(tx, actor, {
      action: "organization.branding_updated",
      organizationId: id,
      entity: { type: "organization", id, name },
      details: { ...branding, ...(isHomepageEnabled !== undefined && { is_homepage_enabled: isHomepageEnabled }) },
    });
    await publishOrganizationChanged(platform, tx, id, actor);
    return settingsNow(tx, actor, id);
  });
}
