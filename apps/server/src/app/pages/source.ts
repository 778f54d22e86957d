import type { Render, RenderInput } from "@kerkis/contract/core/happenings/rendering.ts";

/** One way of producing finished HTML: from the build, or from sources in development. */
export interface PageSource {
  render: (input: RenderInput) => ReturnType<Render>;
  /** Addresses of the pages for everyone, as the application's manifests name them. */
  publicAddresses: () => Promise<readonly string[]>;
  /** Adds scripts, styles and fonts to the head. */
  complete: (html: string, input: RenderInput) => Promise<string>;
}
