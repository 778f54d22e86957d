/** Measuring of pages, actions and calls (specification 9); loaded once the page is idle. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric as Measured } from "web-vitals";
import { currentTransport, provideTransport } from "#shared/api/transport.ts";
import { measuredTransport } from "./measured-transport.ts";
import { isWebVital, MetricSampler } from "./metric-sampler.ts";
import { MetricSender } from "./metric-sender.ts";
import { onUserAction } from "./user-actions.ts";

const PHONE = "(max-width: 767px)";

interface MeasuredPage {
  /** Path of the page that is shown. */
  path: () => string;
  /** Calls back whenever another page is shown. */
  onPage: (shown: () => void) => void;
  /** Whether measuring is still switched on. */
  isOn: () => boolean;
}

/** Starts to measure; what is sent passes the rules of `MetricSampler`. */
export function startMeasuring({ path, onPage, isOn }: MeasuredPage): void {
  const sampler = new MetricSampler({
    now: () => performance.now(),
    random: Math.random,
    device: matchMedia(PHONE).matches ? "phone" : "desktop",
  });
  const sender = new MetricSender();
  const add = (metric: Parameters<MetricSender["add"]>[0]) => {
    if (isOn()) sender.add(metric);
  };

  sampler.enterPage(path());
  onPage(() => sampler.enterPage(path()));
  const vital = ({ name, value }: Measured) => {
    if (isWebVital(name)) add(sampler.webVital(name, value));
  };
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(vital);
  whenLoaded((timing) => {
    add(sampler.load("dom_load", timing.domContentLoadedEventEnd - timing.responseEnd));
    add(sampler.load("page_load", timing.loadEventEnd));
  });

  const transport = currentTransport();
  const measured = measuredTransport(
    transport,
    () => performance.now(),
    ({ call, isChange, milliseconds, ok }) => {
      add(sampler.apiCall(call, milliseconds, ok));
      if (isChange && ok) add(sampler.userAction(call));
    },
  );
  provideTransport(() => measured);
  onUserAction((action) => add(sampler.userAction(action)));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sender.send();
  });
}

/** Tells of the page's own load when it is over; the end of the load event is known only after it. */
function whenLoaded(tell: (timing: PerformanceNavigationTiming) => void): void {
  const look = () => {
    const [timing] = performance.getEntriesByType("navigation");
    if (timing instanceof PerformanceNavigationTiming && timing.loadEventEnd > 0) tell(timing);
  };
  if (document.readyState === "complete") look();
  else window.addEventListener("load", () => setTimeout(look, 0), { once: true });
}
