import { useRouter } from "@tanstack/react-router";

/** Whether the application has a page at a path; navigation links only to what resolves. */
export function useHasRoute(): (path: string) => boolean {
  return useRouter().options.context.hasRoute;
}
