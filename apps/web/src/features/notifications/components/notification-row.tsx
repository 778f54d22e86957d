import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { useRouter } from "@tanstack/react-router";
import { Check, X } from "lucide-react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { notificationText } from "../model/notification-text.ts";
import { NotificationIcon } from "./notification-icon.tsx";

interface NotificationRowProps {
  item: Notification;
  onRead: (item: Notification, isExplicit: boolean) => void;
  onRemove: (item: Notification) => void;
}

/** A notification on its page: opens what it is about; marked read or removed by its own buttons. */
export function NotificationRow({ item, onRead, onRemove }: NotificationRowProps) {
  const router = useRouter();
  const { title, message } = notificationText(item);
  function open() {
    if (!item.is_read) onRead(item, false);
    if (item.link !== null) void router.navigate({ href: item.link });
  }
  return (
    <div
      className={cn(
        "relative flex gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-muted/60 sm:gap-4 sm:px-6 sm:py-4",
        !item.is_read && "bg-primary-soft/45",
      )}
    >
      <NotificationIcon type={item.type} />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className={cn("text-base", item.is_read ? "font-medium max-sm:pr-9" : "font-semibold max-sm:pr-20")}>
          {!item.is_read && (
            <span className="mr-2 inline-block size-2 rounded-full bg-primary align-middle">
              <span className="sr-only">{m.notifications_unread()}</span>
            </span>
          )}
          <button
            type="button"
            className="rounded-xs text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            onClick={open}
          >
            {title}
          </button>
        </h2>
        <p className="mt-0.5 text-pretty break-words text-muted-foreground">{message}</p>
        <RelativeTime value={item.created_at} className="mt-1 block text-sm text-muted-foreground" />
      </div>
      <div
        role="group"
        aria-label={m.notifications_actions({ title })}
        className="relative z-10 flex shrink-0 gap-1 max-sm:absolute max-sm:top-1 max-sm:right-1 max-sm:gap-0"
      >
        {!item.is_read && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={m.notifications_mark_one()}
            data-tip={m.notifications_mark_one()}
            onClick={() => onRead(item, true)}
          >
            <Check />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon-sm"
          className="text-muted-foreground"
          aria-label={m.notifications_remove()}
          data-tip={m.notifications_remove()}
          onClick={() => onRemove(item)}
        >
          <X />
        </Button>
      </div>
    </div>
  );
}
