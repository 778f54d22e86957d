import type { ErrorCode } from "@kerkis/contract/codes.ts";

/** What the rules about someone's account need to know of it. */
export interface AccountStanding {
  userId: string;
  isVerified: boolean;
  isSuperAdmin: boolean;
  hasTwoFactor: boolean;
}

/** May this super admin work as that person? Never as another super admin, nor as themselves (completions 1). */
export function impersonationRefusal(
  admin: { userId: string; impersonatorId: string | null },
  account: Pick<AccountStanding, "userId" | "isSuperAdmin">,
  isSwitchedOn: boolean,
): ErrorCode | null {
  if (admin.impersonatorId !== null) return "auth.impersonating";
  if (!isSwitchedOn || account.isSuperAdmin || account.userId === admin.userId) return "auth.impersonation_refused";
  return null;
}

/** What a super admin may be offered about an account. */
export function permittedOn(
  admin: { userId: string; impersonatorId: string | null },
  account: AccountStanding,
  facts: { superAdminCount: number; impersonationOn: boolean },
) {
  return {
    change_role: true,
    verify: !account.isVerified,
    impersonate: impersonationRefusal(admin, account, facts.impersonationOn) === null,
    make_super_admin: !account.isSuperAdmin && account.isVerified,
    remove_super_admin: account.isSuperAdmin && facts.superAdminCount > 1,
    disable_two_factor: account.hasTwoFactor,
  };
}
