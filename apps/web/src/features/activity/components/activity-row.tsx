import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { happeningLink, happeningOf, happeningWords } from "@kerkis/contract/happenings.ts";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { HAPPENING_ICONS } from "./activity-icon.ts";

const wholeRow =
  "outline-none after:absolute after:inset-0 hover:text-primary focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring";

/** A stored path as the router wants it. */
function pathAndSearch(link: string) {
  const { pathname, searchParams } = new URL(link, "http://localhost");
  return { to: pathname, search: Object.fromEntries(searchParams) };
}

interface ActivityRowProps {
  item: ActivityItem;
  /** Without it the row only shows. */
  onRead?: ((item: ActivityItem) => void) | undefined;
}

/** One thing that happened. Unread ones of the person's own carry a dot; organization-wide ones have no unread state. */
export function ActivityRow({ item, onRead }: ActivityRowProps) {
  const declared = happeningOf(item.activity_type);
  const Icon = HAPPENING_ICONS[declared?.icon ?? "bell"];
  const known = happeningWords(currentLanguage(), item.activity_type, item.metadata);
  const title = known?.title ?? item.title;
  // The feed of an applicant or evaluator has what they did themselves, too: the pages of managers are not theirs to open.
  const link = declared?.group === "management" ? null : happeningLink(item.activity_type, item.metadata);
  const isUnread = onRead !== undefined && item.user_id !== null && !item.is_read;
  return (
    <div className={cn("relative flex gap-4 px-4 py-3.5 sm:px-6", isUnread && "bg-primary-soft/45")}>
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
            {link === null ? (
              title
            ) : (
              <Link {...pathAndSearch(link)} className={wholeRow}>
                {title}
              </Link>
            )}
          </p>
          <RelativeTime value={item.created_at} className="shrink-0 text-sm text-muted-foreground" />
        </div>
        <p className="text-[0.9375rem] text-pretty break-words text-muted-foreground">
          {known?.message ?? item.description}
        </p>
      </div>
      {isUnread && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="relative z-10 max-sm:-mr-2"
          aria-label={m.activity_mark_named({ title })}
          data-tip={m.activity_mark_one()}
          onClick={() => onRead(item)}
        >
          <Check />
        </Button>
      )}
    </div>
  );
}
