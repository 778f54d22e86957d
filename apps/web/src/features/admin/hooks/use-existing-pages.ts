import { PAGE_KEYS, type PageKey } from "@kerkis/contract/core/pages.ts";
import { useHasRoute } from "#shared/routing/use-pages.ts";

/** Pages with a permission that this application has; a right to one that is not there would promise it. */
export function useExistingPages(): readonly PageKey[] {
  const hasRoute = useHasRoute();
  return PAGE_KEYS.filter((page) => hasRoute(`/${page}`));
}
