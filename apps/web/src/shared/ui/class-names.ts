import { clsx, type ClassValue } from "clsx";
import { mergeClasses } from "./merge-classes.ts";

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...values: ClassValue[]): string {
  return mergeClasses(clsx(values));
}
