import { createContext, use } from "react";
import type { ControllerFieldState } from "react-hook-form";

/** Whether the section on screen was left once: from then on everything missing on it is marked. */
export const SectionVisited = createContext(false);

/** A field's problem, once the person has been at it or has left its section; nobody is corrected before. */
export function useShownError({
  error,
  isTouched,
}: Pick<ControllerFieldState, "error" | "isTouched">): string | undefined {
  const isVisited = use(SectionVisited);
  return isTouched || isVisited ? error?.message : undefined;
}

/** Id of the element around a field, for links to it. */
export const fieldElementId = (path: string): string => `field-${path.replaceAll(".", "-")}`;
