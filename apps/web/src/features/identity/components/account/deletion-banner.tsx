import { UserRoundX } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { ShellBanner } from "#shared/ui/layout/shell-banner.tsx";
import { CancelDeletion } from "./cancel-deletion.tsx";

/** Says when the account will be erased, with the way back; whoever works as this person may not take it. */
export function DeletionBanner({ erasedOn }: { erasedOn: string }) {
  const { impersonation } = useSession();
  return (
    <ShellBanner tone="warning" icon={UserRoundX} action={impersonation === null && <CancelDeletion />}>
      {m.account_banner({ date: formatDate(erasedOn) })}
    </ShellBanner>
  );
}
