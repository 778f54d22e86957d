import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { preferencesQueries } from "../preferences.queries.ts";
import { browserEndpoint, subscribeBrowser, unsubscribeBrowser } from "../model/push-browser.ts";
import { rememberPushAnswer } from "./use-push-answer.ts";
import { usePushSupport } from "./use-push-support.ts";

const browserKey = [...preferencesQueries.all(), "browser"] as const;

/** Web push on this browser: what it can, whether it is on, and switching it. */
export function usePush() {
  const queryClient = useQueryClient();
  const support = usePushSupport();
  const server = useQuery(preferencesQueries.push());
  const browser = useQuery({ queryKey: browserKey, queryFn: browserEndpoint, enabled: support !== null });
  const refresh = () => queryClient.invalidateQueries({ queryKey: preferencesQueries.all() });
  const turnOn = useCommand({
    /** @returns whether the person agreed */
    mutationFn: async (): Promise<boolean> => {
      const { public_key } = await queryClient.ensureQueryData(preferencesQueries.push());
      const subscription = await subscribeBrowser(public_key);
      if (!subscription) return false;
      await api.notifications.subscribePush(subscription);
      rememberPushAnswer("on");
      return true;
    },
    onSettled: refresh,
  });
  const turnOff = useCommand({
    mutationFn: async () => {
      await api.notifications.unsubscribePush();
      rememberPushAnswer("off");
      await unsubscribeBrowser();
    },
    onSettled: refresh,
  });
  const test = useCommand({ mutationFn: () => api.notifications.testPush() });
  const endpoint = server.data?.endpoint ?? null;
  return {
    support,
    /** Undefined until it is known. */
    isAvailable: server.data?.is_available,
    failure: server.error,
    retry: () => void server.refetch(),
    isOn: endpoint !== null && endpoint === browser.data,
    isKnown: server.data !== undefined && (browser.isFetched || support === null),
    turnOn,
    turnOff,
    test,
  };
}
