import type { Display, Theme } from "@kerkis/contract/core/happenings/rendering.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { FeaturePage } from "./feature.ts";

/** What every route's `beforeLoad`, `loader` and `head` get. Nothing of it reaches the browser's HTML by itself. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Public origin of the installation, for canonical links and Open Graph. */
  readonly origin: string;
  /** Theme that the page was rendered with. */
  readonly theme: Theme;
  /** Text size, density, contrast and motion that the page was rendered with. */
  readonly display: Display;
  /** The visitor's Cookie header on the server; in the browser the components read document.cookie. */
  readonly cookie: string | null;
  /** The empty application that opens without the service (contract core/rendering). */
  readonly isShell: boolean;
  /** Every page of the application (app/features.ts); their routes may not be here yet. */
  readonly pages: readonly FeaturePage[];
  /** Brings the routes of the page at an address, or all of them: a page begins with its own feature's alone. */
  readonly bringRoutes: (pathname?: string) => Promise<void>;
}
