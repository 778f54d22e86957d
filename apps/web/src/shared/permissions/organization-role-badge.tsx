import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { ORGANIZATION_ROLE_NAMES } from "./role-names.ts";

/** Steps of ink: the more a role may do, the darker. Colours belong to profile roles. */
const STEPS: Record<OrganizationRole, string> = {
  owner: "bg-foreground text-background",
  admin: "bg-muted-2 font-semibold text-foreground",
  moderator: "bg-muted text-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]",
  member: "bg-transparent text-muted-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]",
};

/** A person's role in an organization. */
export function OrganizationRoleBadge({ role }: { role: OrganizationRole }) {
  return <Badge className={STEPS[role]}>{ORGANIZATION_ROLE_NAMES[role]()}</Badge>;
}
