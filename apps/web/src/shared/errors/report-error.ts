/** Tells the server about an error of the browser (specification 7.5). Fire and forget. */
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { isChunkLoadFailure } from "./chunk-load-failure.ts";

const reported = new WeakSet<object>();

/** Hardly any page has an error to report: what writes the report comes when the page is quiet. */
const loadReport = () => import("./error-report.ts");

export function reportError(failure: unknown, componentStack?: string | null): void {
  if (typeof window === "undefined" || isChunkLoadFailure(failure)) return;
  if (typeof failure === "object" && failure !== null) {
    if (reported.has(failure)) return;
    reported.add(failure);
  }
  const seen = { failure, componentStack, time: new Date(), address: window.location.href };
  void loadReport().then(
    ({ sendErrorReport }) => sendErrorReport(seen),
    () => undefined,
  );
}

/** Reports what no error screen catches. */
export function watchUncaughtErrors(): void {
  whenIdle(loadReport);
  window.addEventListener("error", (event) => {
    if (event.error) reportError(event.error);
  });
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof Error && !(reason instanceof TypeError)) reportError(reason);
  });
}
