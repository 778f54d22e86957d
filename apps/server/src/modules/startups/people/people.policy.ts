import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";

/** What someone is to a startup: runs it, manages the registry that it is in, or neither. */
export type StartupPart = StartupRole | "manager" | null;

/**
 * Who may do what with those who run a startup; editing the profile itself is `editRefusal`'s. Managers of the registry act
 * where owners are gone, and give away nothing of their own.
 */
const ALLOWED = {
  see: ["owner", "editor", "manager"],
  manage: ["owner", "manager"],
  transfer: ["owner"],
  leave: ["owner", "editor"],
} as const satisfies Record<string, readonly StartupPart[]>;
export type PeopleAction = keyof typeof ALLOWED;

export const mayWithPeople = (part: StartupPart, action: PeopleAction): boolean =>
  (ALLOWED[action] as readonly StartupPart[]).includes(part);

/** Someone stops being an owner: refused while nobody else is one. */
export const lastOwnerRefusal = (role: StartupRole, owners: number): ErrorCode | null =>
  role === "owner" && owners < 2 ? "startup.last_owner" : null;
