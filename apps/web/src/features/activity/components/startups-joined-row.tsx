import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { happeningLink } from "@kerkis/contract/happenings.ts";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { HAPPENING_ICONS } from "./activity-icon.ts";

const NAMED = 6;
const Rocket = HAPPENING_ICONS.rocket;

/** Startups that joined the registry one after the other, said once, each name a link. */
export function StartupsJoinedRow({ items }: { items: readonly ActivityItem[] }) {
  const named = items.slice(0, NAMED);
  const more = items.length - named.length;
  return (
    <div className="flex gap-4 px-4 py-3.5 sm:px-6">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-muted-2 text-muted-foreground">
        <Rocket aria-hidden className="size-[1.125rem]" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-medium">{m.activity_startups_joined({ count: items.length })}</p>
          <RelativeTime value={items[0]?.created_at ?? ""} className="shrink-0 text-sm text-muted-foreground" />
        </div>
        <p className="text-[0.9375rem] text-pretty break-words text-muted-foreground">
          {named.map(({ id, activity_type: kind, metadata }, index) => (
            <Fragment key={id}>
              {index > 0 && ", "}
              <Link to={happeningLink(kind, metadata) ?? "/startups"} className={linkStyles()}>
                {metadata["startup_name"] ?? ""}
              </Link>
            </Fragment>
          ))}
          {more > 0 && ` ${m.activity_startups_more({ count: more })}`}
        </p>
      </div>
    </div>
  );
}
