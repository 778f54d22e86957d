// How long a server's garbage collector worked, told over IPC to whoever asks.
import { PerformanceObserver } from "node:perf_hooks";

/** Answers every message «garbage» with the milliseconds collected since the start. */
export function reportGarbage(): void {
  let milliseconds = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) milliseconds += entry.duration;
  }).observe({ entryTypes: ["gc"] });
  process.on("message", (message) => {
    if (message === "garbage") process.send?.({ garbage: milliseconds });
  });
}
