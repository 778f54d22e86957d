import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { organizationsQueries } from "../organizations.queries.ts";

/** Who else saved this organization while the page is open; asks for what they saved. */
export function useOthersChanges(organizationId: string): string | null {
  const [name, setName] = useState<string | null>(null);
  const { profile } = useSession();
  const queryClient = useQueryClient();
  useChannel(orgTopic(organizationId), {
    [ORGANIZATION_CHANGED]: async (payload) => {
      const { organizationChanged } = await import("@kerkis/contract/organizations/organizations.schema.ts");
      const change = organizationChanged.safeParse(payload);
      if (!change.success || change.data.actor_id === profile?.id) return;
      setName(change.data.actor_name);
      void queryClient.invalidateQueries({ queryKey: organizationsQueries.details(organizationId).queryKey });
    },
  });
  return name;
}
