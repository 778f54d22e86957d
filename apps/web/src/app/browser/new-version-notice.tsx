import { useEffect } from "react";
import { m } from "#messages";
import { openNewVersion, useWaitingVersion } from "#shared/offline/service-worker.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";

const TOAST = "new-version";

/** Says that a newer version waits, and opens it when told to; it never takes a page away by itself. */
export function NewVersionNotice() {
  const isWaiting = useWaitingVersion();
  useEffect(() => {
    if (!isWaiting) return;
    toast.info(m.shell_version_title(), {
      id: TOAST,
      description: m.shell_version_text(),
      duration: Number.POSITIVE_INFINITY,
      action: { label: m.shell_version_reload(), onClick: openNewVersion },
    });
  }, [isWaiting]);
  return null;
}
