import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { wholeList } from "#shared/lists/use-list.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useMarkActivityRead } from "../activity.mutations.ts";
import { useActivity } from "../hooks/use-activity.ts";
import { activityRuns } from "../model/activity-runs.ts";
import { ActivityRow } from "./activity-row.tsx";
import { StartupsJoinedRow } from "./startups-joined-row.tsx";

interface ActivityRowsProps {
  /** Show only so many of the newest. */
  limit?: number;
  /** Leave out one's own sign-ins, which would push the news away, and say once what follows one another. */
  newsOnly?: boolean;
  /** Show what of one's own is unread, and let it be marked. */
  markable?: boolean;
}

/** What happened lately in the current organization and to oneself, kept live; for a card. */
export function ActivityRows({
  limit = Number.POSITIVE_INFINITY,
  newsOnly = false,
  markable = false,
}: ActivityRowsProps) {
  const feed = useActivity();
  const markRead = useMarkActivityRead();
  const items = (feed.data?.items ?? []).filter(({ activity_type }) => !newsOnly || activity_type !== "user_login");
  const rows = (newsOnly ? activityRuns(items) : items.map((item) => [item])).slice(0, limit);
  function read({ id }: ActivityItem) {
    markRead.mutate([id], {
      onSuccess: () => toast.success(m.activity_one_read()),
      onError: (error) => toast.error(m.activity_mark_failed(), { description: errorText(error) }),
    });
  }
  return (
    <ResourceList
      list={wholeList(feed, items)}
      look="plain"
      failed={m.activity_load_failed()}
      headingLevel={3}
      empty={{ title: m.activity_empty(), text: m.activity_empty_text() }}
      skeleton={<SkeletonRows rows={4} />}
    >
      {() => (
        <ListRows look="inside" label={m.activity_list()} rows={rows} rowId={([first]) => first?.id ?? ""}>
          {([item, ...others]) =>
            item &&
            (others.length > 0 ? (
              <StartupsJoinedRow items={[item, ...others]} />
            ) : (
              <ActivityRow item={item} onRead={markable ? read : undefined} />
            ))
          }
        </ListRows>
      )}
    </ResourceList>
  );
}
