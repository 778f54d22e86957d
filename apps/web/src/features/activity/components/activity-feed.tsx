import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { activityText } from "@kerkis/contract/activity/activity.texts.ts";
import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  CircleAlert,
  CircleX,
  ClipboardCheck,
  FileClock,
  FileInput,
  LogIn,
  Rocket,
  Scale,
  Undo2,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Card } from "#shared/ui/card.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { useActivity } from "../hooks/use-activity.ts";

const ICONS: Record<string, LucideIcon> = {
  application_submitted: FileInput,
  application_resubmitted: FileInput,
  application_under_review: FileClock,
  application_changes_requested: CircleAlert,
  application_approved: BadgeCheck,
  application_rejected: CircleX,
  application_withdrawn: Undo2,
  application_appealed: CircleAlert,
  application_reopened: FileClock,
  evaluation_assigned: Scale,
  evaluation_unassigned: Scale,
  evaluation_submitted: ClipboardCheck,
  evaluation_recused: CircleAlert,
  user_registered: UserPlus,
  user_login: LogIn,
};

interface ActivityFeedProps {
  /** Show only so many of the newest. */
  limit?: number;
  /** Leave out one's own sign-ins, which would push the news away. */
  newsOnly?: boolean;
}

/** What happened lately in the current organization and to oneself, kept live. */
export function ActivityFeed({ limit = Number.POSITIVE_INFINITY, newsOnly = false }: ActivityFeedProps) {
  const feed = useActivity();
  const items = (feed.data?.items ?? [])
    .filter(({ activity_type }) => !newsOnly || activity_type !== "user_login")
    .slice(0, limit);
  if (feed.isError && items.length === 0) {
    return (
      <ErrorState
        title={m.activity_load_failed()}
        description={errorText(feed.error)}
        onRetry={() => void feed.refetch()}
        retrying={feed.isRefetching}
      />
    );
  }
  if (feed.isLoading) return <SkeletonRows rows={4} />;
  if (items.length === 0) {
    return <EmptyState headingLevel={3} title={m.activity_empty()} description={m.activity_empty_text()} />;
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-border">
        {items.map((item) => (
          <ActivityRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function ActivityRow({ item }: { item: ActivityItem }) {
  const Icon = ICONS[item.activity_type] ?? Rocket;
  const known = activityText(currentLanguage(), item.activity_type, item.metadata);
  const title = known?.title ?? item.title;
  const startupId = item.activity_type === "startup_created" ? item.metadata.startup_id : undefined;
  return (
    <li className="relative flex gap-4 px-4 py-3.5 sm:px-6">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-muted-2 text-muted-foreground">
        <Icon aria-hidden className="size-[1.125rem]" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-medium">
          {startupId ? (
            <Link
              to="/startup/$id"
              params={{ id: startupId }}
              className="outline-none after:absolute after:inset-0 hover:text-primary focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-[0.9375rem] text-pretty break-words text-muted-foreground">
          {known?.message ?? item.description}
        </p>
      </div>
      <RelativeTime value={item.created_at} className="shrink-0 text-sm text-muted-foreground" />
    </li>
  );
}
