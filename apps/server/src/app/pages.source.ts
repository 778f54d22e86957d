import type { Render, RenderInput } from "@kerkis/contract/core/rendering.ts";

/** One way of producing finished HTML: from the build, or from sources in development. */
export interface PageSource {
  render: (input: RenderInput) => ReturnType<Render>;
  /** Adds scripts, styles and fonts to the head. */
  complete: (html: string, input: RenderInput) => Promise<string>;
}
