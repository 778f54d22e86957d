import { useEffect } from "react";
import { personalStorage } from "#shared/storage/personal-storage.ts";
import { storageKey } from "#shared/storage/stored-names.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { type Registration, REVIEW } from "../model/registration.ts";
import type { RegistrationValues } from "../model/registration-values.ts";

/**
 * Where a draft reopens: on the step that was left on this device, else on the first that is not complete; at the beginning
 * while nothing was typed.
 */
export function lastStep({ steps, stepOf, missing }: Registration, id: string, values: RegistrationValues): string {
  const left = read(id);
  if (left !== null && steps.includes(left)) return left;
  if (values.name.trim() === "") return steps[0] ?? REVIEW;
  const [first] = missing(values, todayInAthens());
  return first ? stepOf(first.path) : REVIEW;
}

function read(id: string): string | null {
  try {
    return personalStorage("localStorage").getItem(storageKey("registration-step", id));
  } catch {
    return null;
  }
}

/** Remembers the step on screen, once there is one. */
export function useRememberedStep(id: string, step: string | undefined): void {
  useEffect(() => {
    if (!step) return;
    try {
      personalStorage("localStorage").setItem(storageKey("registration-step", id), step);
    } catch {
      // Without storage the first incomplete step is as good.
    }
  }, [id, step]);
}

/** A submitted draft has no step any more. */
export function forgetStep(id: string): void {
  try {
    personalStorage("localStorage").removeItem(storageKey("registration-step", id));
  } catch {
    // Nothing was kept.
  }
}
