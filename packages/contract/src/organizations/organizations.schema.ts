import * as z from "zod/mini";
import {
  email,
  id,
  optionalName,
  optionalText,
  requiredText,
  searchedText,
  timestamp,
  version,
  webAddress,
} from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../core/permissions.ts";
import { BRAND_COLOR } from "./branding.policy.ts";
import { SLUG_MAX, SLUG_PATTERN } from "./slug.policy.ts";
import { ORGANIZATION_STATES } from "./organizations.taxonomy.ts";

export const organizationRef = z.object({ id, name: z.string(), slug: z.string(), logo_url: z.nullable(z.string()) });
export type OrganizationRef = z.infer<typeof organizationRef>;

export const organizationMember = z.object({
  user_id: id,
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  profile_role: z.enum(PROFILE_ROLES),
  role: z.enum(ORGANIZATION_ROLES),
});
export type OrganizationMember = z.infer<typeof organizationMember>;

/** Members by name. */
export const memberNames = listOf({
  item: organizationMember,
  filters: { id, profile_role: z.optional(z.enum(PROFILE_ROLES)), search: z.optional(searchedText) },
  sorts: ["name"],
});
export type MemberNamesQuery = z.infer<typeof memberNames.query>;
export type MemberNamesPage = z.infer<typeof memberNames.page>;

const slug = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, "required"), z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN));
const name = requiredText(LIMITS.nameMax, 2);
const location = optionalName(LIMITS.nameMax);
/** Path of an uploaded picture, as the upload answered it. */
const logo = z.string().check(z.maxLength(LIMITS.urlMax), z.regex(/^\/files\/[a-z]+\/[\w-]+\.webp$/));
const color = z.string().check(z.trim(), z.toLowerCase(), z.regex(BRAND_COLOR));

/** The profile as its form holds it; an empty website or place means none. */
export const organizationProfile = z.object({
  name,
  slug,
  description: optionalText(LIMITS.descriptionMax),
  website_url: webAddress,
  location,
  logo_url: z.nullable(logo),
});

/** A new organization as its form holds it; an empty address is made from the name. */
export const newOrganization = z.object({
  name,
  slug: z.union([z.literal(""), slug]),
  description: optionalText(LIMITS.descriptionMax),
  website_url: webAddress,
  location,
  owner_email: email,
});

/** Specification 7.2: what an organization is created with. An empty address is made from the name. */
export const createOrganizationInput = z.object({
  name,
  slug: z.optional(z.union([z.literal(""), slug])),
  description: z._default(optionalText(LIMITS.descriptionMax), ""),
  website_url: z._default(webAddress, ""),
  location: z._default(location, ""),
  /** Must belong to a profile (specification 5); anyone but a super admin gives their own. */
  owner_email: email,
});
export type CreateOrganizationInput = z.infer<typeof createOrganizationInput>;

/** A field left out stays; null or "" clears it. */
export const updateOrganizationInput = z.object({
  id,
  version,
  name: z.optional(name),
  slug: z.optional(slug),
  description: z.optional(optionalText(LIMITS.descriptionMax)),
  website_url: z.optional(webAddress),
  location: z.optional(location),
  logo_url: z.optional(z.nullable(logo)),
});
export type UpdateOrganizationInput = z.infer<typeof updateOrganizationInput>;

export const organizationBranding = z.object({
  primary_color: z.nullable(z.string()),
  accent_color: z.nullable(z.string()),
});
export type OrganizationBranding = z.infer<typeof organizationBranding>;

/** Branding as its form holds it; an empty colour means none. */
export const brandingForm = z.object({
  primary_color: z.union([z.literal(""), color]),
  accent_color: z.union([z.literal(""), color]),
  is_homepage_enabled: z.boolean(),
});

export const updateBrandingInput = z.object({
  id,
  /** Of the settings record. */
  version,
  primary_color: z.optional(z.nullable(color)),
  accent_color: z.optional(z.nullable(color)),
  is_homepage_enabled: z.optional(z.boolean()),
});
export type UpdateBrandingInput = z.infer<typeof updateBrandingInput>;

/** What the caller may do with an organization; the server decides again on every call. */
export const ORGANIZATION_STEPS = [
  "read",
  "edit",
  "rename",
  "activate",
  "deactivate",
  "delete",
  "restore",
  "transfer",
  "appoint",
  "leave",
] as const;
export type OrganizationStep = (typeof ORGANIZATION_STEPS)[number];

/** An organization as /organization-settings shows it. */
export const organizationDetails = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  website_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  is_active: z.boolean(),
  is_default: z.boolean(),
  deleted_at: z.nullable(timestamp),
  /** When a deleted organization is erased for good. */
  erased_on: z.nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  version,
  branding: organizationBranding,
  is_homepage_enabled: z.boolean(),
  settings_version: version,
  member_count: z.int(),
  startup_count: z.int(),
  /** The caller's role; null for a super admin who does not belong to it. */
  role: z.nullable(z.enum(ORGANIZATION_ROLES)),
  can: z.record(z.enum(ORGANIZATION_STEPS), z.boolean()),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

/** An organization of the caller's that is switched off, or deleted, which its owners alone see. */
export const closedOrganization = z.extend(organizationRef, {
  is_active: z.boolean(),
  version,
  deleted_at: z.nullable(timestamp),
  erased_on: z.nullable(timestamp),
  /** Whom to ask: names of owners, some of them where there are many. */
  owner_names: z.array(z.string()),
  can: z.object({ activate: z.boolean(), restore: z.boolean() }),
});
export type ClosedOrganization = z.infer<typeof closedOrganization>;

export const setActiveInput = z.object({ id, version, is_active: z.boolean() });
/** The name as it stands, typed by whoever deletes it. */
export const deleteOrganizationInput = z.object({ id, name: requiredText(LIMITS.nameMax) });
/** E-mail of the member who becomes the owner, typed. */
export const transferOrganizationInput = z.object({ id, email });

export const slugQuestion = z.object({ name: optionalText(LIMITS.nameMax), slug: z.optional(optionalText(SLUG_MAX)) });
/** `slug` is the address asked for, or the one of the name; `suggestion` is the next free one. Both may be empty. */
export const slugAnswer = z.object({ slug: z.string(), is_free: z.boolean(), suggestion: z.string() });
export type SlugAnswer = z.infer<typeof slugAnswer>;

export const ORGANIZATION_SORTS = ["newest", "oldest", "name", "members", "startups"] as const;
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number];

/** A row of the super admin's list of organizations. */
export const organizationRow = z.extend(organizationRef, {
  state: z.enum(ORGANIZATION_STATES),
  is_default: z.boolean(),
  location: z.nullable(z.string()),
  owner_names: z.array(z.string()),
  member_count: z.int(),
  startup_count: z.int(),
  created_at: timestamp,
  deleted_at: z.nullable(timestamp),
  erased_on: z.nullable(timestamp),
  version,
});
export type OrganizationRow = z.infer<typeof organizationRow>;

/** Every organization of the installation; groups are counted over the same search, whatever state is asked for. */
export const allOrganizations = listOf({
  item: organizationRow,
  filters: { search: z.optional(searchedText), state: z.optional(z.enum(ORGANIZATION_STATES)) },
  sorts: ORGANIZATION_SORTS,
  groups: ORGANIZATION_STATES,
});
export type AllOrganizationsQuery = z.infer<typeof allOrganizations.query>;
export type AllOrganizationsPage = z.infer<typeof allOrganizations.page>;
export type AllOrganizationsCount = z.infer<typeof allOrganizations.count>;

/** What ORGANIZATION_CHANGED carries. */
export const organizationChanged = z.object({
  organization_id: id,
  /** Who changed it; null for the system. */
  actor_id: z.nullable(id),
  actor_name: z.nullable(z.string()),
});
