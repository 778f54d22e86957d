/** Page permission keys (specification 3). */
export const PAGE_KEYS = [
  "dashboard",
  "startups",
  "investors",
  "events",
  "ecosystem",
  "networking",
  "content-hub",
  "chat-assistant",
  "my-applications",
  "evaluation-management",
  "investment-opportunities",
  "analytics",
  "admin",
  "communication",
  "documents",
  "due-diligence",
  "settings",
  "workflows",
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];
export type PagePermissions = Record<PageKey, boolean>;

/** What the browser assumes while the lookup fails (specification 6, default page permissions). */
export const PAGE_FALLBACK: PagePermissions = Object.fromEntries(
  PAGE_KEYS.map((key) => [
    key,
    ["dashboard", "startups", "investors", "events", "ecosystem", "my-applications"].includes(key),
  ]),
) as PagePermissions;
