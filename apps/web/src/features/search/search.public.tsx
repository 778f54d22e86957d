/** What the shell uses of search. */
import { lazy } from "react";

export { GlobalSearch } from "./components/global-search.tsx";
export type { PaletteCommand } from "./model/palette-entries.ts";

/** Loads when it is first opened. */
export const CommandPalette = lazy(async () => {
  const { CommandPalette: palette } = await import("./components/command-palette.tsx");
  return { default: palette };
});
