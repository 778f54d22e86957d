import type { SignUpRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";

/** What the seats are called that one asks for. */
export const ROLE_LABELS: Record<SignUpRole, () => string> = {
  founder: m.identity_role_founder,
  investor: m.identity_role_investor,
  mentor: m.identity_role_mentor,
  evaluator: m.identity_role_evaluator,
  public: m.identity_role_public,
  admin: m.identity_role_admin,
};
