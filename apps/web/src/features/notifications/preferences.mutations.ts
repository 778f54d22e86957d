import type {
  DeliverySettingsPatch,
  NotificationPreferences,
  PreferenceChange,
} from "@kerkis/contract/notifications/preferences.schema.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { preferencesQueries } from "./preferences.queries.ts";

const KEY = ["notification-preferences"];
/** One after the other, so that the last click is the last word. */
const SCOPE = { id: "notification-preferences" };

type Change = (preferences: NotificationPreferences) => NotificationPreferences;

function show(queryClient: QueryClient, change: Change): void {
  queryClient.setQueryData(preferencesQueries.mine().queryKey, (known) => known && change(known));
}

/** Asks again once nothing more is on its way: answers in between would undo what was clicked since. */
function settle(queryClient: QueryClient): Promise<void> | undefined {
  if (queryClient.isMutating({ mutationKey: KEY }) > 1) return undefined;
  return queryClient.invalidateQueries({ queryKey: preferencesQueries.mine().queryKey });
}

const withChoice =
  ({ kind, channel, enabled }: PreferenceChange): Change =>
  (preferences) => ({
    ...preferences,
    kinds: preferences.kinds.map((entry) =>
      entry.kind === kind ? { ...entry, channels: { ...entry.channels, [channel]: enabled } } : entry,
    ),
  });

const withDelivery =
  ({ quiet, timezone, digest, digest_at }: DeliverySettingsPatch): Change =>
  ({ settings, ...rest }) => ({
    ...rest,
    settings: {
      // null clears the quiet hours, undefined leaves them.
      quiet: quiet === undefined ? settings.quiet : quiet,
      timezone: timezone ?? settings.timezone,
      digest: digest ?? settings.digest,
      digest_at: digest_at ?? settings.digest_at,
    },
  });

/** Chooses for one kind and channel: at once on screen, and back when the server refuses. */
export function useSetPreference() {
  const queryClient = useQueryClient();
  return useCommand({
    overlaps: true,
    mutationKey: KEY,
    scope: SCOPE,
    mutationFn: (change: PreferenceChange) => api.notifications.setPreference(change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: preferencesQueries.mine().queryKey });
      show(queryClient, withChoice(change));
    },
    onError: (_error, change) => show(queryClient, withChoice({ ...change, enabled: !change.enabled })),
    onSettled: () => settle(queryClient),
  });
}

/** Changes quiet hours, timezone or digest, in the same way. */
export function useSetDelivery() {
  const queryClient = useQueryClient();
  return useCommand({
    overlaps: true,
    mutationKey: KEY,
    scope: SCOPE,
    mutationFn: (patch: DeliverySettingsPatch) => api.notifications.setDelivery(patch),
    onMutate: async (patch) => {
      const { queryKey } = preferencesQueries.mine();
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.settings;
      show(queryClient, withDelivery(patch));
      return before;
    },
    onError: (_error, _patch, before) => before && show(queryClient, (known) => ({ ...known, settings: before })),
    onSettled: () => settle(queryClient),
  });
}
