import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { notificationText } from "../model/notification-text.ts";
import { NotificationIcon } from "./notification-icon.tsx";

interface BellItemProps {
  item: Notification;
  onOpen: (item: Notification) => void;
}

/** One line of the bell's list; unread ones carry a dot and a tint. */
export function BellItem({ item, onOpen }: BellItemProps) {
  const { title, message } = notificationText(item);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(item)}
        className={cn(
          "flex w-full gap-3 px-4 py-3 text-left -outline-offset-2! transition-colors duration-150 hover:bg-muted",
          !item.is_read && "bg-primary-soft/45",
        )}
      >
        <NotificationIcon type={item.type} />
        <span className="min-w-0 flex-1 leading-snug">
          <span className={cn("block text-[0.9375rem]", item.is_read ? "font-medium" : "font-semibold")}>{title}</span>
          <span className="line-clamp-3 text-sm text-muted-foreground">{message}</span>
          <RelativeTime value={item.created_at} className="mt-0.5 block text-[0.8125rem] text-muted-foreground" />
        </span>
        {!item.is_read && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
            <span className="sr-only">{m.notifications_unread()}</span>
          </span>
        )}
      </button>
    </li>
  );
}
