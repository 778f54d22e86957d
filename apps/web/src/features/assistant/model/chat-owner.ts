import type { Session } from "@kerkis/contract/identity/identity.schema.ts";

const VISITOR = "visitor";

/** Whose chat it is: a person's in an organization, a visitor's, or a super admin's who works as someone. */
export function chatOwner({ profile, impersonation, current_organization: organization }: Session): string {
  if (profile === null) return VISITOR;
  if (impersonation !== null) return `as-${profile.id}`;
  return `${profile.id}/${organization?.organization_id ?? ""}`;
}

/** Whether the server keeps what is asked: nobody writes conversations for a visitor, or in someone else's name. */
export const isKeptFor = ({ profile, impersonation }: Session): boolean => profile !== null && impersonation === null;

const personOf = (owner: string): string => owner.split("/")[0] ?? owner;

/** Whether one may go on with what the other typed: the same person elsewhere, or whoever was a visitor before. */
export const mayTakeOver = (owner: string, from: string): boolean =>
  from === VISITOR || personOf(from) === personOf(owner);
