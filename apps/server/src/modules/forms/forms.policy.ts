import { coordinates, mayIn, type Actor } from "#platform/auth/actor.ts";

/** Writes an organization's forms: whoever runs what asks them. */
export const managesForms = (actor: Actor, organizationId: string): boolean =>
  mayIn(actor, organizationId, "data.manageApplications") || coordinates(actor, organizationId);
