import type { ListColumns } from "../../core/files/columns.ts";
import type { EventPitch } from "./report.schema.ts";

/** What a file of those who take the stage has of each. */
export const pitchColumns: ListColumns<EventPitch> = {
  number: { label: { el: "Σειρά", en: "Order" }, value: ({ number }) => number },
  startup: { label: { el: "Startup", en: "Startup" }, value: ({ startup }) => startup.name },
  starts: { label: { el: "Αρχίζει", en: "Starts" }, value: ({ slot }) => slot?.starts ?? null },
  ends: { label: { el: "Τελειώνει", en: "Ends" }, value: ({ slot }) => slot?.ends ?? null },
  interested: {
    label: { el: "Επενδυτές που ενδιαφέρονται", en: "Interested investors" },
    value: ({ interested }) => interested,
  },
};
