import type { Display, Theme } from "@kerkis/contract/core/rendering.ts";
import type { QueryClient } from "@tanstack/react-query";

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
  /** Whether the application has a page at a path. */
  readonly hasRoute: (path: string) => boolean;
  /** Brings the routes that the landing page begins without. */
  readonly completeRoutes: () => Promise<void>;
}
