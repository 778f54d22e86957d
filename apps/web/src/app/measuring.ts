import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#shared/permissions/session.ts";
import { asksNotToBeFollowed, privacySignals } from "#shared/metrics/privacy.ts";
import type { createAppRouter } from "./router.tsx";

type AppRouter = ReturnType<typeof createAppRouter>;

const IDLE_WITHIN_MS = 8_000;

/** Measures pages once this one is idle (specification 9), unless that is switched off or the browser asks not to be followed. */
export function measureWhenIdle(queryClient: QueryClient, router: AppRouter): void {
  const isOn = () =>
    queryClient.getQueryData(sessionQuery().queryKey)?.features.performance_metrics === true &&
    !asksNotToBeFollowed(privacySignals(navigator));
  async function start() {
    if (!isOn()) return;
    const { startMeasuring } = await import("#shared/metrics/measure.ts");
    startMeasuring({
      path: () => router.state.matches.at(-1)?.fullPath ?? "/",
      onPage: (shown) => void router.subscribe("onResolved", shown),
      isOn,
    });
  }
  const begin = () => void start().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  else setTimeout(begin, 1_000);
}
