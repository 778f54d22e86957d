import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Card } from "#shared/ui/card.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { SkeletonRows } from "#shared/ui/skeleton.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { useMarkActivityRead } from "../activity.mutations.ts";
import { useActivity } from "../hooks/use-activity.ts";
import { ActivityRow } from "./activity-row.tsx";

interface ActivityFeedProps {
  /** Show only so many of the newest. */
  limit?: number;
  /** Leave out one's own sign-ins, which would push the news away. */
  newsOnly?: boolean;
  /** Show what of one's own is unread, and let it be marked. */
  markable?: boolean;
  /** Heads the card. */
  heading?: ReactNode;
}

/** What happened lately in the current organization and to oneself, kept live. */
export function ActivityFeed({ heading, ...shown }: ActivityFeedProps) {
  return (
    <Card className="overflow-hidden">
      {heading}
      <Feed {...shown} />
    </Card>
  );
}

function Feed({
  limit = Number.POSITIVE_INFINITY,
  newsOnly = false,
  markable = false,
}: Omit<ActivityFeedProps, "heading">) {
  const feed = useActivity();
  const markRead = useMarkActivityRead();
  const items = (feed.data?.items ?? [])
    .filter(({ activity_type }) => !newsOnly || activity_type !== "user_login")
    .slice(0, limit);
  function read({ id }: ActivityItem) {
    markRead.mutate([id], {
      onSuccess: () => toast.success(m.activity_one_read()),
      onError: (error) => toast.error(m.activity_mark_failed(), { description: errorText(error) }),
    });
  }
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
    <ul className="divide-y divide-border">
      {items.map((item) => (
        <ActivityRow key={item.id} item={item} onRead={markable ? read : undefined} />
      ))}
    </ul>
  );
}
