import type { AnyRouter } from "@orpc/server";
import type { FastifyPluginAsync } from "fastify";
import type { Auth } from "#platform/auth/better-auth.ts";
import type { DomainEvent } from "#platform/events/events.ts";
import type { ListExport } from "#platform/exports/list-export.ts";
import type { FileRouteContext } from "#platform/files/image-uploads.ts";
import type { Events, Platform } from "#platform/platform.ts";
import type { PersonalFiles, PersonalSection } from "#platform/privacy/personal-data.ts";

/** What routes beside the contract work with. */
export interface HttpRouteContext extends FileRouteContext {
  auth: Auth;
}

/** Subscribes to what happens in other modules. */
export type Listeners = (events: Events) => void;

/** All that a module gives to the application; `app/module-list.ts` lists the modules, `app/compose.ts` puts them together. */
export interface ServerModule {
  /** Its name in the contract. */
  name: string;
  /** Modules before this one: it may use them and what stands before them, listens after them and is erased before them. */
  after?: readonly string[];
  /** Handlers of the contract's endpoints. */
  routes?: (auth: Auth) => Record<string, AnyRouter>;
  /** Routes that are no calls of the contract: exports that stream, redirects to a provider. */
  httpRoutes?: readonly ((context: HttpRouteContext) => FastifyPluginAsync)[];
  /** Its lists as files. */
  exports?: readonly ListExport[];
  /** In the order in which they run for one event. */
  listeners?: readonly Listeners[];
  /** Registers workers and what runs by the clock. */
  jobs?: readonly ((platform: Platform) => void)[];
  /** What it keeps of a person, for the download of one's data (completions 10). */
  personalData?: readonly PersonalSection[];
  /** Files that a person gave, for the same download. */
  personalFiles?: PersonalFiles;
  /** What goes when an account is erased; modules that build on others go first. */
  erasure?: Listeners;
  /** Events after which visitors' pages show something else. */
  changesPublicPages?: readonly DomainEvent<unknown>[];
  /** SQL conditions under which the upload `file.url` is shown somewhere; what nobody shows is deleted after a day. */
  showsFile?: readonly string[];
}
