import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { hasAction } from "#shared/permissions/held.ts";

/**
 * The organization whose settings are shown: the one named, or the current one where the person sees settings.
 * Null shows the form of a new one.
 */
export function managedOrganization(
  session: Session,
  asked: { id?: string | undefined; isNew: boolean },
): string | null {
  if (asked.isNew) return null;
  if (asked.id !== undefined) return asked.id;
  const current = session.current_organization;
  return current && hasAction(session, "settings.viewSettings") ? current.organization_id : null;
}
