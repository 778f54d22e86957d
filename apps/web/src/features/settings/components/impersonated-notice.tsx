import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import type { SettingsSection } from "../model/settings-sections.ts";

/** What only the person themselves may do; the server refuses it to a super admin who works as them (completions 1). */
const THEIR_OWN: ReadonlySet<SettingsSection> = new Set([
  "email",
  "password",
  "two-factor",
  "passkeys",
  "sessions",
  "linked-accounts",
  "calendar",
  "absence",
  "data",
  "delete",
]);

/** Says before the first press that nothing can be changed here while one works as someone else. */
export function ImpersonatedNotice({ section }: { section: SettingsSection }) {
  const { impersonation } = useSession();
  if (impersonation === null || !THEIR_OWN.has(section)) return null;
  return (
    <Alert tone="warning" title={m.account_impersonated_title()} className="mb-5">
      {m.error_auth_impersonating()}
    </Alert>
  );
}
