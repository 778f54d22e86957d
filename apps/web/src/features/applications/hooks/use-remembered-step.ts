import { REGISTRATION_STEPS, type RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useEffect } from "react";
import { personalStorage } from "#shared/storage/personal-storage.ts";
import { todayInAthens } from "#shared/i18n/format.ts";
import { missingAnswers, stepOf, type RegistrationValues } from "../model/registration-values.ts";

const storageKey = (id: string): string => `kerkis.registration-step.${id}`;

/**
 * Where a draft reopens: on the step that was left on this device, else on the first that is not complete; at the beginning
 * while nothing was typed.
 */
export function lastStep(id: string, values: RegistrationValues): RegistrationStep {
  const left = REGISTRATION_STEPS.find((step) => step === read(id));
  if (left) return left;
  if (values.name.trim() === "") return "company";
  const [first] = missingAnswers(values, todayInAthens());
  return first ? stepOf(first.path) : "review";
}

function read(id: string): string | null {
  try {
    return personalStorage("localStorage").getItem(storageKey(id));
  } catch {
    return null;
  }
}

/** Remembers the step on screen, once there is one. */
export function useRememberedStep(id: string, step: RegistrationStep | undefined): void {
  useEffect(() => {
    if (!step) return;
    try {
      personalStorage("localStorage").setItem(storageKey(id), step);
    } catch {
      // Without storage the first incomplete step is as good.
    }
  }, [id, step]);
}

/** A submitted draft has no step any more. */
export function forgetStep(id: string): void {
  try {
    personalStorage("localStorage").removeItem(storageKey(id));
  } catch {
    // Nothing was kept.
  }
}
