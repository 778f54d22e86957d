import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { activityText } from "@kerkis/contract/activity/activity.texts.ts";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Tooltip } from "#shared/ui/tooltip.tsx";
import { ACTIVITY_ICONS, DISPLAY_ICONS } from "./activity-icon.ts";

const wholeRow =
  "outline-none after:absolute after:inset-0 hover:text-primary focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring";

interface ActivityRowProps {
  item: ActivityItem;
  /** Without it the row only shows. */
  onRead?: ((item: ActivityItem) => void) | undefined;
}

/** One thing that happened. Unread ones of the person's own carry a dot; organization-wide ones have no unread state. */
export function ActivityRow({ item, onRead }: ActivityRowProps) {
  const Icon = ACTIVITY_ICONS[item.activity_type] ?? DISPLAY_ICONS[item.type];
  const known = activityText(currentLanguage(), item.activity_type, item.metadata);
  const title = known?.title ?? item.title;
  const startupId = item.activity_type === "startup_created" ? item.metadata.startup_id : undefined;
  const isUnread = onRead !== undefined && item.user_id !== null && !item.is_read;
  return (
    <li className={cn("relative flex gap-4 px-4 py-3.5 sm:px-6", isUnread && "bg-primary-soft/45")}>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-muted-2 text-muted-foreground">
        <Icon aria-hidden className="size-[1.125rem]" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <div className="flex items-baseline justify-between gap-3">
          <p className={isUnread ? "font-semibold" : "font-medium"}>
            {isUnread && (
              <span className="mr-2 inline-block size-2 rounded-full bg-primary align-middle">
                <span className="sr-only">{m.activity_unread()}</span>
              </span>
            )}
            {startupId ? (
              <Link to="/startup/$id" params={{ id: startupId }} className={wholeRow}>
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          <RelativeTime value={item.created_at} className="shrink-0 text-sm text-muted-foreground" />
        </div>
        <p className="text-[0.9375rem] text-pretty break-words text-muted-foreground">
          {known?.message ?? item.description}
        </p>
      </div>
      {isUnread && (
        <Tooltip content={m.activity_mark_one()}>
          <Button
            variant="ghost"
            size="icon-sm"
            className="relative z-10 max-sm:-mr-2"
            aria-label={m.activity_mark_named({ title })}
            onClick={() => onRead(item)}
          >
            <Check />
          </Button>
        </Tooltip>
      )}
    </li>
  );
}
