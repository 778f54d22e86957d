import { PAGE_FALLBACK } from "@kerkis/contract/core/pages.ts";
import { identityContract } from "@kerkis/contract/identity/identity.contract.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import {
  impersonationOf,
  objectsToMeasurements,
  pendingRoleRequest,
  profileOf,
} from "#modules/identity/identity.api.ts";
import { membershipsOf, notePresence } from "#modules/organizations/organizations.api.ts";
import { gated } from "#platform/http/gate.ts";

const os = gated(identityContract);

/** Who is looking: joined from identity and organizations, which do not know each other's screens. */
export const sessionRoute = os.session.handler(async ({ context }): Promise<Session> => {
  const { actor, platform } = context;
  const installation = {
    providers: {
      google: platform.config.providers.google !== null,
      linkedin: platform.config.providers.linkedin !== null,
    },
    features: platform.features.all(),
    demo: platform.config.demo,
  };
  if (!actor) {
    return {
      ...installation,
      profile: null,
      memberships: [],
      current_organization: null,
      pages: PAGE_FALLBACK,
      is_super_admin: false,
      requested_role: null,
      impersonation: null,
    };
  }
  notePresence(platform, actor);
  const [profile, memberships, requested, impersonation, isUnmeasured] = await Promise.all([
    profileOf(platform.db, actor.userId),
    membershipsOf(platform.db, actor.userId),
    pendingRoleRequest(platform.db, actor.userId),
    actor.impersonatorId ? impersonationOf(platform.db, actor.sessionId) : null,
    objectsToMeasurements(platform.db, actor.userId),
  ]);
  const { features } = installation;
  return {
    ...installation,
    // Who objected is not measured (completions 10, consent).
    features: { ...features, performance_metrics: features.performance_metrics && !isUnmeasured },
    profile,
    memberships,
    current_organization: memberships.find(({ organization_id: id }) => id === actor.organizationId) ?? null,
    pages: actor.pages,
    is_super_admin: actor.superAdmin,
    requested_role: requested,
    impersonation,
  };
});
