import { UUIDS } from "../../core/text/ids.ts";

/** What is measured: web vitals, how a page loaded, what people do, how the API answers (specification 9). */
export const WEB_VITALS = ["LCP", "FCP", "CLS", "INP", "TTFB"] as const;
export type WebVital = (typeof WEB_VITALS)[number];
export const METRICS = [...WEB_VITALS, "dom_load", "page_load", "user_action", "api_timing"] as const;
export type MetricName = (typeof METRICS)[number];

const SECOND_MS = 1000;
/** Values are milliseconds, layout shift is a score, an action is 1. Beyond these a measurement is a mistake (specification 9). */
export const ACCEPTED_BELOW: Record<MetricName, number> = {
  TTFB: 10 * SECOND_MS,
  dom_load: 5 * SECOND_MS,
  page_load: 10 * SECOND_MS,
  LCP: 60 * SECOND_MS,
  FCP: 60 * SECOND_MS,
  INP: 60 * SECOND_MS,
  api_timing: 60 * SECOND_MS,
  CLS: 100,
  user_action: 2,
};
/** Specification 9: layout shift is reported above this. */
export const LAYOUT_SHIFT_ABOVE = 0.1;

export function isAcceptedValue(name: MetricName, value: number): boolean {
  if (!Number.isFinite(value) || value < 0 || value >= ACCEPTED_BELOW[name]) return false;
  return name !== "CLS" || value > LAYOUT_SHIFT_ABOVE;
}

/** A path without what names a record: ids, tokens and numbers become `:id`. */
export const placeOf = (path: string): string =>
  path
    .replace(UUIDS, ":id")
    .split("/")
    .map((part) => (/^\d+$/.test(part) || part.length > 40 || !/^[a-z0-9$_:.-]*$/i.test(part) ? ":id" : part))
    .join("/")
    .slice(0, 120);
