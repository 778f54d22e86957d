import { orgTopic } from "@kerkis/contract/core/realtime.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { organizationsQueries } from "../../organizations.queries.ts";

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

interface ChangedElsewhereProps {
  /** Who saved; null when it is not known. */
  name: string | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else saved the same thing: both versions are kept until the person chooses. */
export function ChangedElsewhere({ name, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  return (
    <Alert
      tone="warning"
      live
      title={name ? m.organizations_changed_by({ name }) : m.organizations_changed()}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            {m.organizations_take_theirs()}
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            {m.organizations_keep_mine()}
          </Button>
        </div>
      }
    >
      {m.organizations_changed_text()}
    </Alert>
  );
}
