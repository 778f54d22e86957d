import { orgTopic, SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { ORGANIZATION_CHANGED } from "@kerkis/contract/organizations/organizations.events.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { sessionQuery, useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { OrganizationContext } from "../hooks/use-organization.ts";
import { listFailureText } from "../model/organization-failure.ts";
import { useOrganizationSwitching } from "../hooks/use-organization-switching.ts";
import { organizationsQueries } from "../organizations.queries.ts";

/** A change that a whole organization hears is asked about over this long, not by everyone at once. */
const SPREAD_MS = 2000;

/** Knows the person's organizations and the one they work in, for everything inside it. */
export function OrganizationProvider({ children }: { children: ReactNode }) {
  const { profile, memberships, current_organization: current } = useSession();
  const { offlineId, refresh, switching } = useOrganizationSwitching();
  const queryClient = useQueryClient();
  const list = useQuery({
    ...organizationsQueries.mine(),
    enabled: profile !== null,
    // Whoever is looking came with their organizations; only for none of them is the list worth asking again.
    ...(memberships.length > 0 && {
      initialData: [...memberships],
      initialDataUpdatedAt: () => queryClient.getQueryState(sessionQuery().queryKey)?.dataUpdatedAt,
    }),
  });
  useSoon(refresh, [
    [profile ? userTopic(profile.id) : null, SESSION_CHANGED_EVENT, 0],
    [current ? orgTopic(current.organization_id) : null, ORGANIZATION_CHANGED, SPREAD_MS],
  ]);
  // Whichever was asked later knows better.
  const { dataUpdatedAt: sessionAt } = useQuery(sessionQuery());
  const organizations = list.data && list.dataUpdatedAt >= sessionAt ? list.data : memberships;
  return (
    <OrganizationContext
      value={{
        organizations,
        current,
        isLoading: list.isPending && organizations.length === 0,
        failure: list.error ? listFailureText(list.error) : null,
        reload: () => void list.refetch(),
        isOffline: offlineId !== null && offlineId === current?.organization_id,
        switchingTo: switching.isPending ? switching.variables : null,
        switchOrganization: (id) => switching.mutate(id),
        refresh,
      }}
    >
      {children}
    </OrganizationContext>
  );
}

type News = readonly [topic: ReturnType<typeof userTopic> | null, event: string, spreadMs: number];

/** Does it soon after either of two events; several at once are one. */
function useSoon(act: () => Promise<void>, [first, second]: readonly [News, News]): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = (spreadMs: number) => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void act(), Math.random() * spreadMs);
  };
  useChannel(first[0], { [first[1]]: plan(first[2]) });
  useChannel(second[0], { [second[1]]: plan(second[2]) });
  useEffect(() => {
    const pending = timer;
    return () => clearTimeout(pending.current);
  }, [timer]);
}
