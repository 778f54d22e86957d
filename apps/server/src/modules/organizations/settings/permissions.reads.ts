import type { PermissionMatrix } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { asc, eq } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { pagePermissionOverrides } from "../organizations.tables.ts";

/** Where an organization departs from the default page permissions (completions 1). */
export async function pageOverrides(db: Reader, scope: OrgScope): Promise<PermissionMatrix["overrides"]> {
  const rows = await db
    .select({
      subject: pagePermissionOverrides.subject,
      role: pagePermissionOverrides.role,
      page: pagePermissionOverrides.page,
      allowed: pagePermissionOverrides.allowed,
    })
    .from(pagePermissionOverrides)
    .where(eq(pagePermissionOverrides.organization_id, scope.organizationId))
    .orderBy(
      asc(pagePermissionOverrides.subject),
      asc(pagePermissionOverrides.role),
      asc(pagePermissionOverrides.page),
    );
  return rows as PermissionMatrix["overrides"];
}
