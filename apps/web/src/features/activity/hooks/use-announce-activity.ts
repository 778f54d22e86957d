import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { readActivity } from "../model/read-activity.ts";

/**
 * Organization-wide news as they happen (specification 7.4). What concerns the person alone comes as a notification, and
 * nobody is told of what they just did.
 */
export function useAnnounceActivity(): void {
  const { current_organization, profile } = useSession();
  const organizationId = current_organization?.organization_id ?? null;
  const announce = async (payload: unknown) => {
    const { item, actor_id } = (await readActivity(payload)) ?? {};
    if (!item || item.user_id !== null || item.organization_id !== organizationId) return;
    if (actor_id !== undefined && actor_id === profile?.id) return;
    const { happeningWords } = await import("@kerkis/contract/happenings.ts");
    const text = happeningWords(currentLanguage(), item.activity_type, item.metadata);
    toast.info(m.activity_new(), { description: text?.message ?? item.title, id: item.id });
  };
  useChannel(organizationId === null ? null : orgTopic(organizationId), {
    [ACTIVITY_EVENT]: (payload) => void announce(payload),
  });
}
