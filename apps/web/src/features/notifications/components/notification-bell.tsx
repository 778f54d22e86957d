import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { LatePopup } from "#shared/ui/overlays/late-popup.tsx";
import { useLiveNotifications } from "../hooks/use-live-notifications.ts";
import { notificationsQueries } from "../notifications.queries.ts";
import { UnreadBadge } from "./unread-badge.tsx";

interface NotificationBellProps {
  userId: string;
  /** The highest number on the badge: "9+" above 9 (specification 2.12). */
  cap?: number;
}

/** What the bell is called: it names the number that stands on it, so that someone who says what they see reaches it. */
function bellName(unread: number, cap: number): string {
  if (unread === 0) return m.notifications_bell();
  const name = m.notifications_bell_unread({ count: unread });
  return unread > cap ? name.replace(String(unread), `${cap}+`) : name;
}

const loadPanel = async () => (await import("./bell-panel.tsx")).BellPanel;

/** The bell of the header with its list (specification 2.12). It also keeps notifications live and shows their toasts. */
export function NotificationBell({ userId, cap = LIMITS.bellBadgeCap }: NotificationBellProps) {
  const bell = useQuery(notificationsQueries.bell());
  useLiveNotifications(userId);
  const unread = bell.data?.unread_count ?? 0;
  return (
    <LatePopup
      kind="dialog"
      load={loadPanel}
      props={{}}
      trigger={
        <Button variant="ghost" size="icon" className="relative" aria-label={bellName(unread, cap)}>
          <Bell />
          <UnreadBadge
            count={unread}
            cap={cap}
            className="absolute top-0.5 right-0.5 shadow-[0_0_0_2px_var(--background)]"
          />
        </Button>
      }
    />
  );
}
