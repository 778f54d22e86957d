import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { createContext, use } from "react";

/** Which group of a profile is being edited on its page; null where the reader may edit nothing. */
export interface Editing {
  startupId: string;
  open: ProfileGroup | null;
  setOpen: (group: ProfileGroup | null) => void;
}

export const EditingContext = createContext<Editing | null>(null);
export const useEditing = (): Editing | null => use(EditingContext);
