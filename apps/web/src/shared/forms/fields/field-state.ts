import { createContext, use } from "react";
import { type ControllerFieldState, useFormState } from "react-hook-form";

/** Whether the section on screen was left once: from then on everything missing on it is marked. */
export const SectionVisited = createContext(false);

/** A field's problem, once the person has been at it, has left its section or has sent the form; nobody is corrected before. */
export function useShownError({
  error,
  isTouched,
}: Pick<ControllerFieldState, "error" | "isTouched">): string | undefined {
  const isVisited = use(SectionVisited);
  const { isSubmitted } = useFormState();
  return isTouched || isVisited || isSubmitted ? error?.message : undefined;
}

/** Id of the element around a field, for links to it. */
export const fieldElementId = (path: string): string => `field-${path.replaceAll(".", "-")}`;
