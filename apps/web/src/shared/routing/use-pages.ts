import { useRouter } from "@tanstack/react-router";
import { type FeaturePage, hasPath } from "./feature.ts";

/** Every page of the application, as menus and breadcrumbs know it. */
export function usePages(): readonly FeaturePage[] {
  return useRouter().options.context.pages;
}

/** Whether the application has a page at a route's path; links lead only to what is there. */
export function useHasRoute(): (path: string) => boolean {
  const pages = usePages();
  return (path) => hasPath(pages, path);
}
