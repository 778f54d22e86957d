import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useHydrated } from "@tanstack/react-router";
import { useMemo } from "react";
import { keptKeys, readKept } from "#shared/autosave/autosave-storage.ts";
import type { RegistrationValues } from "../model/registration-values.ts";

/** What was typed on this device and has not reached the server. */
export interface DeviceDraft {
  id: string;
  subject: ApplicationSubject;
  name: string;
}

/** The name under which a draft's unsent answers are kept (shared/autosave). */
export const draftKey = (id: string, userId: string): string => `draft.${id}.${userId}`;

/** The form of an investor alone asks for a thesis. */
const subjectOf = (mine: object): ApplicationSubject => ("thesis" in mine ? "investor" : "startup");

function readDrafts(userId: string): DeviceDraft[] {
  try {
    return keptKeys(localStorage, "draft.").flatMap((key): DeviceDraft[] => {
      const [, id = "", owner] = key.split(".");
      const mine = owner === userId ? readKept<Partial<RegistrationValues>>(localStorage, key)?.mine : undefined;
      return mine ? [{ id, subject: subjectOf(mine), name: mine.name?.trim() ?? "" }] : [];
    });
  } catch {
    return [];
  }
}

/** Drafts with answers that only this device has, as the screen is opened. */
export function useDeviceDrafts(userId: string | undefined): readonly DeviceDraft[] {
  const isAlive = useHydrated();
  return useMemo(() => (isAlive && userId !== undefined ? readDrafts(userId) : []), [isAlive, userId]);
}
