import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { PopoverPanel } from "#shared/ui/overlays/popover.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";
import { useMarkAllRead, useMarkRead } from "../notifications.mutations.ts";
import { notificationsQueries } from "../notifications.queries.ts";
import { BellItem } from "./bell-item.tsx";

/** What opens under the bell: the newest notifications. */
export function BellPanel(popup: PopupPlace) {
  const bell = useQuery(notificationsQueries.bell());
  const router = useRouter();
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const items = bell.data?.items ?? [];
  const close = () => popup.onOpenChange(false);

  // Specification 8: the bell's failures are only logged (by the server and the browser); the rows are back as they were.
  function open(item: Notification) {
    if (!item.is_read) markRead.mutate(item);
    if (item.link === null) return;
    close();
    void router.navigate({ href: item.link });
  }
  function markAll() {
    markAllRead.mutate(undefined, {
      onSuccess: () => toast.success(m.notifications_title(), { description: m.notifications_all_read_toast() }),
    });
  }
  return (
    <PopoverPanel {...popup} label={m.notifications_title()} className="flex w-80 flex-col overflow-hidden p-0">
      <div className="flex min-h-13 items-center justify-between gap-2 border-b border-border py-1.5 pr-2 pl-4">
        <h2 className="text-base font-semibold">{m.notifications_title()}</h2>
        {(bell.data?.unread_count ?? 0) > 0 && (
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
          onClick={close}
          className={buttonStyles({ variant: "ghost", size: "sm", className: "w-full text-primary" })}
        >
          {m.notifications_view_all()}
        </Link>
      </div>
    </PopoverPanel>
  );
}
