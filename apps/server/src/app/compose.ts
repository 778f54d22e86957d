import type { AnyRouter } from "@orpc/server";
import { profileOf } from "#modules/identity/identity.api.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import type { ListExport } from "#platform/exports/list-export.ts";
import { EventBus } from "#platform/events/events.ts";
import { registerFileRemoval } from "#platform/files/stored-files.ts";
import type { Events, Platform } from "#platform/platform.ts";
import { auditPersonalData } from "#platform/privacy/audit-trail.ts";
import type { PersonalData } from "#platform/privacy/download.routes.ts";
import { MODULES } from "./modules.ts";
import { publicPageListeners } from "./pages/page-freshness.ts";
import { sessionRoute } from "./session.routes.ts";
import { scheduleFileCleaning } from "./unused-files.ts";

/** Every endpoint of the contract with its handler, by module. */
export function composeRouter(auth: Auth): AnyRouter {
  const routes = MODULES.map(({ name, routes: made }) => [name, made?.(auth) ?? {}] as const);
  const router = Object.fromEntries(routes);
  // Who is looking is joined from identity and organizations, which do not know each other's screens.
  return { ...router, identity: { ...router["identity"], session: sessionRoute } };
}

/** Every list that can be taken along as a file. */
export const composeExports = (): ListExport[] => MODULES.flatMap(({ exports = [] }) => exports);

/** Who listens to whom: modules meet here and nowhere else. */
export function composeEvents(): Events {
  const events: Events = new EventBus();
  for (const { listeners = [] } of MODULES) for (const listen of listeners) listen(events);
  publicPageListeners(
    events,
    MODULES.flatMap(({ changesPublicPages = [] }) => changesPublicPages),
  );
  // Rows that point at others are erased before those.
  for (const { erasure } of MODULES.toReversed()) erasure?.(events);
  return events;
}

/** What runs in the background beside mail. */
export function composeJobs(platform: Platform): void {
  for (const { jobs = [] } of MODULES) for (const register of jobs) register(platform);
  registerFileRemoval(platform.jobs, platform.db, platform.files);
  scheduleFileCleaning(platform, shownFiles());
}

/** Conditions of every place that shows an uploaded file. */
export const shownFiles = (): string[] => MODULES.flatMap(({ showsFile = [] }) => showsFile);

/** Everything the product keeps of a person, in the order of the download. */
export const composePersonalData = (): PersonalData => ({
  sections: [...MODULES.flatMap(({ personalData = [] }) => personalData), ...auditPersonalData],
  files: MODULES.flatMap(({ personalFiles }) => personalFiles ?? []),
  pictureOf: async (db, userId) => (await profileOf(db, userId))?.avatar_url ?? null,
});
