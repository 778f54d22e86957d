import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Popover } from "#shared/ui/overlays/popover.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useLiveNotifications } from "../hooks/use-live-notifications.ts";
import { useMarkAllRead, useMarkRead } from "../notifications.mutations.ts";
import { notificationsQueries } from "../notifications.queries.ts";
import { BellItem } from "./bell-item.tsx";
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

/** The bell of the header with its list (specification 2.12). It also keeps notifications live and shows their toasts. */
export function NotificationBell({ userId, cap = LIMITS.bellBadgeCap }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const bell = useQuery(notificationsQueries.bell());
  const router = useRouter();
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  useLiveNotifications(userId);
  const items = bell.data?.items ?? [];
  const unread = bell.data?.unread_count ?? 0;

  // Specification 8: the bell's failures are only logged (by the server and the browser); the rows are back as they were.
  function open(item: Notification) {
    if (!item.is_read) markRead.mutate(item);
    if (item.link === null) return;
    setOpen(false);
    void router.navigate({ href: item.link });
  }
  function markAll() {
    markAllRead.mutate(undefined, {
      onSuccess: () => toast.success(m.notifications_title(), { description: m.notifications_all_read_toast() }),
    });
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={m.notifications_title()}
      className="flex w-80 flex-col overflow-hidden p-0"
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
    >
      <div className="flex min-h-13 items-center justify-between gap-2 border-b border-border py-1.5 pr-2 pl-4">
        <h2 className="text-base font-semibold">{m.notifications_title()}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" className="px-2 text-primary" onClick={markAll}>
            {m.notifications_mark_all()}
          </Button>
        )}
      </div>
      <div className="h-[400px] max-h-[calc(100svh-12rem)] overflow-y-auto overscroll-contain">
        {items.length > 0 ? (
          <ul className="divide-y divide-border">
            {items.map((item) => (
              <BellItem key={item.id} item={item} onOpen={open} />
            ))}
          </ul>
        ) : (
          <p role="status" className="grid h-full place-items-center px-6 text-center text-muted-foreground">
            {bell.isPending ? m.notifications_loading() : m.notifications_empty()}
          </p>
        )}
      </div>
      <div className="border-t border-border p-2">
        <Link
          to="/notifications"
          onClick={() => setOpen(false)}
          className={buttonStyles({ variant: "ghost", size: "sm", className: "w-full text-primary" })}
        >
          {m.notifications_view_all()}
        </Link>
      </div>
    </Popover>
  );
}
