import type { LocalizedText } from "../../core/text/languages.ts";
import type { WorkflowDefinition } from "../definition/definition.schema.ts";
import { registrationWorkflow } from "./registration.texts.ts";

export const LIBRARY_KEYS = ["registration"] as const;
export type LibraryKey = (typeof LIBRARY_KEYS)[number];

/** What starts a case of a workflow: a person by hand, or an application that is submitted. */
export const TRIGGERS = ["manual", "registration"] as const;
export type Trigger = (typeof TRIGGERS)[number];

interface LibraryEntry {
  name: LocalizedText;
  lead: LocalizedText;
  trigger: Trigger;
  definition: WorkflowDefinition;
}

/** Workflows to begin with, each of which runs as it is. */
export const LIBRARY: Readonly<Record<LibraryKey, LibraryEntry>> = {
  registration: {
    name: { el: "Καταχώριση startup", en: "Startup registration" },
    lead: {
      el: "Έλεγχος πληρότητας, δεύτερη έγκριση, καταχώριση στο μητρώο.",
      en: "Completeness check, a second approval, entry in the registry.",
    },
    trigger: "registration",
    definition: registrationWorkflow,
  },
};
