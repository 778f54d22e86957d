import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages";
import { ActivityRows, useActivityFailed, useActivityUnread } from "#features/activity/activity.public.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { MarkActivityButton, MarkAllButton } from "../components/mark-all-button.tsx";
import { NotificationList } from "../components/notification-list.tsx";
import { UnreadBadge } from "../components/unread-badge.tsx";
import { notificationsQueries, type NotificationFilter } from "../notifications.queries.ts";

const route = getRouteApi("/shell/signed-in/notifications");

/** Everything that was told to the person, and what happens in their organization. */
export function NotificationsPage() {
  const search = route.useSearch();
  const { filter = "all", tab = "mine" } = search;
  const address = useListAddress("/notifications", search);
  const navigate = route.useNavigate();
  const unread = useQuery(notificationsQueries.bell()).data?.unread_count ?? 0;
  const activity = useActivityUnread().count;
  useFailureToast(filter);

  return (
    <div className="mx-auto max-w-[56rem]">
      <PageHeader
        title={m.notifications_title()}
        aside={
          <UnreadBadge
            count={tab === "activity" ? activity : unread}
            cap={LIMITS.feedBadgeCap}
            className="h-6 min-w-6 px-2 text-[0.8125rem]"
          />
        }
        lead={m.notifications_page_lead()}
        actions={tab === "activity" ? <MarkActivityButton /> : <MarkAllButton unread={unread} />}
      />
      <Tabs
        className="mt-6"
        label={m.notifications_title()}
        value={tab}
        onValueChange={(value) =>
          void navigate({ search: value === "activity" ? { tab: "activity" } : {}, replace: true })
        }
        tabs={[
          { value: "mine", label: m.notifications_tab_mine() },
          { value: "activity", label: m.notifications_tab_activity() },
        ]}
      >
        <TabPanel value="mine">
          <NotificationList filter={filter} address={address} />
        </TabPanel>
        <TabPanel value="activity">
          <Card className="overflow-hidden">
            <ActivityRows markable />
          </Card>
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** Specification 8: "Failed to load notifications" is a toast only when notifications and activity both fail. */
function useFailureToast(filter: NotificationFilter): void {
  const hasListFailed = useList(notificationsQueries.page(filter)).error !== null;
  const hasActivityFailed = useActivityFailed();
  const haveBothFailed = hasListFailed && hasActivityFailed;
  useEffect(() => {
    if (haveBothFailed) toast.error(m.notifications_load_failed(), { id: "notifications-load" });
  }, [haveBothFailed]);
}
