import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#shared/permissions/session.ts";
import { asksNotToBeFollowed, privacySignals } from "#shared/metrics/privacy.ts";
import type { createAppRouter } from "../router.tsx";
import { whenIdle } from "#shared/hooks/when-idle.ts";

type AppRouter = ReturnType<typeof createAppRouter>;

/** Measures pages once this one is idle (specification 9), unless that is switched off or the browser asks not to be followed. */
export function measureWhenIdle(queryClient: QueryClient, router: AppRouter): void {
  const isOn = () =>
    queryClient.getQueryData(sessionQuery().queryKey)?.features.performance_metrics === true &&
    !asksNotToBeFollowed(privacySignals(navigator));
  whenIdle(async () => {
    if (!isOn()) return;
    const { startMeasuring } = await import("#shared/metrics/measure.ts");
    startMeasuring({
      path: () => router.state.matches.at(-1)?.fullPath ?? "/",
      onPage: (shown) => void router.subscribe("onResolved", shown),
      isOn,
    });
  });
}
