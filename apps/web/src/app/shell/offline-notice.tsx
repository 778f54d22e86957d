import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { WifiOff } from "lucide-react";
import { m } from "#messages";
import { formatDateTime, formatRelative } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { useLastUpdated } from "#shared/offline/last-updated.ts";
import { ShellBanner } from "#shared/ui/layout/shell-banner.tsx";

/** Says what the connection is, and how old the page is. */
export function OfflineNotice({ connectivity }: { connectivity: "offline" | "unreachable" }) {
  return (
    <ShellBanner tone="warning" icon={WifiOff}>
      <p className="inline">{connectivity === "offline" ? m.shell_offline_banner() : m.shell_unreachable_banner()}</p>{" "}
      <LastUpdated />
    </ShellBanner>
  );
}

function LastUpdated() {
  const updated = useLastUpdated();
  const now = useNow();
  if (updated === null || now === null) return null;
  const time = now - updated < DAY_MS ? formatRelative(updated, now) : formatDateTime(updated);
  return <p className="inline font-normal">{m.shell_offline_updated({ time })}</p>;
}
