import { ACTIVITY_EVENT, activityEvent } from "@kerkis/contract/activity/activity.events.ts";
import { activityText } from "@kerkis/contract/activity/activity.texts.ts";
import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { toast } from "#shared/ui/toast.tsx";

/** Organization-wide news as they happen (specification 7.4); what concerns the person alone comes as a notification. */
export function useAnnounceActivity(): void {
  const organizationId = useSession().current_organization?.organization_id ?? null;
  useChannel(organizationId === null ? null : orgTopic(organizationId), {
    [ACTIVITY_EVENT]: (payload) => {
      const item = activityEvent.safeParse(payload).data?.item;
      if (!item || item.user_id !== null || item.organization_id !== organizationId) return;
      const text = activityText(currentLanguage(), item.activity_type, item.metadata);
      toast.info(m.activity_new(), { description: text?.message ?? item.title, id: item.id });
    },
  });
}
