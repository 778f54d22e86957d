import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { REALTIME_TIMINGS } from "@kerkis/contract/core/realtime.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { organizationsQueries } from "../organizations.queries.ts";
import { isOutOfReach } from "../model/organization-failure.ts";
import { recallScreens, rememberScreens } from "../model/organization-memory.ts";
import { storeOrganization } from "../model/stored-organization.ts";

const currentId = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData(sessionQuery().queryKey)?.current_organization?.organization_id;

const inOrganization = (session: Session, id: string): Session => ({
  ...session,
  current_organization: session.memberships.find(({ organization_id }) => organization_id === id) ?? null,
});

/** Calls name the organization of the known session, so the change is known first and everything asked for after. */
function enter(queryClient: QueryClient, id: string): void {
  const before = currentId(queryClient);
  if (before !== undefined && before !== id) rememberScreens(queryClient, before);
  storeOrganization(id);
  queryClient.setQueryData(sessionQuery().queryKey, (session) => session && inOrganization(session, id));
}

/** Specification 9: the membership is asked for at most 5 s. */
const askMembership = (id: string) =>
  api.organizations.switch({ id }, { signal: AbortSignal.timeout(LIMITS.organizationSwitchTimeoutMs) });

/** Asks again who is looking; when that leads to another organization, everything on the page is asked for anew. */
function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    const before = currentId(queryClient);
    await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey });
    const session = queryClient.getQueryData(sessionQuery().queryKey);
    const now = session?.current_organization;
    if (now && now.organization_id !== before) {
      storeOrganization(now.organization_id);
      toast.info(m.organizations_moved_to({ name: now.name }));
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery().queryKey[0] });
    } else {
      await queryClient.invalidateQueries({ queryKey: organizationsQueries.all() });
    }
    await router.invalidate();
  };
}

/**
 * Switching (specification 4): membership is checked; when the server is out of reach or takes longer than 5 s, the
 * browser goes there on its own with what it last knew, keeps asking, and says when it is connected again.
 */
export function useOrganizationSwitching() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const refresh = useRefreshSession();
  const [offlineId, setOfflineId] = useState<string | null>(null);

  function refuse(error: unknown) {
    const description = errorCode(error) === "org.not_member" ? m.organizations_not_found() : errorText(error);
    toast.error(m.organizations_switch_failed(), { description });
    void refresh();
  }
  async function arrive() {
    await queryClient.invalidateQueries();
    await router.invalidate();
  }

  const switching = useCommand({
    overlaps: true,
    // Without a connection it fails at once instead of waiting for one, and is not tried twice: offline mode tries on.
    networkMode: "always",
    retry: false,
    mutationFn: askMembership,
    onSuccess: async (_, id) => {
      enter(queryClient, id);
      setOfflineId(null);
      await arrive();
    },
    onError: async (error, id) => {
      if (!isOutOfReach(error)) return refuse(error);
      enter(queryClient, id);
      setOfflineId(id);
      toast.warning(m.organizations_offline());
      await recallScreens(queryClient, id);
    },
  });

  const backOnline = useEffectEvent((id: string) => {
    setOfflineId(null);
    const membership = queryClient
      .getQueryData(sessionQuery().queryKey)
      ?.memberships.find(({ organization_id }) => organization_id === id);
    toast.success(m.organizations_online_again({ name: membership?.name ?? "" }));
    void arrive();
  });
  const refusedAfterAll = useEffectEvent((error: unknown) => {
    setOfflineId(null);
    refuse(error);
  });
  useEffect(() => {
    if (offlineId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let isOver = false;
    const wait = () => {
      const steps = REALTIME_TIMINGS.reconnectStepsMs;
      timer = setTimeout(() => void attempt(), steps[Math.min(tries, steps.length - 1)]);
      tries += 1;
    };
    const attempt = async () => {
      clearTimeout(timer);
      try {
        await askMembership(offlineId);
        if (!isOver) backOnline(offlineId);
      } catch (error) {
        if (isOver) return;
        if (isOutOfReach(error)) wait();
        else refusedAfterAll(error);
      }
    };
    const soon = () => void attempt();
    window.addEventListener("online", soon);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", soon);
    };
  }, [offlineId]);

  return { offlineId, refresh, switching };
}
