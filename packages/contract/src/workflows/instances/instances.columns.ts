import { momentCell, namesCell, type ListColumns } from "../../core/files/columns.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import type { WorkflowInstance } from "./instances.schema.ts";
import type { InstanceState } from "./instances.taxonomy.ts";

const STATE_LABELS: Readonly<Record<InstanceState, LocalizedText>> = {
  running: { el: "Σε εξέλιξη", en: "Under way" },
  suspended: { el: "Σε παύση", en: "Paused" },
  completed: { el: "Ολοκληρώθηκε", en: "Completed" },
  cancelled: { el: "Ακυρώθηκε", en: "Cancelled" },
  failed: { el: "Κόλλησε", en: "Stuck" },
};

/** What a file of the list has of each case. */
export const instanceColumns: ListColumns<WorkflowInstance> = {
  title: { label: { el: "Υπόθεση", en: "Case" }, value: ({ title }) => title },
  workflow: { label: { el: "Ροή εργασίας", en: "Workflow" }, value: ({ workflow }, language) => workflow[language] },
  number: { label: { el: "Έκδοση", en: "Version" }, value: ({ number }) => number },
  status: { label: { el: "Κατάσταση", en: "State" }, value: ({ status }, language) => STATE_LABELS[status][language] },
  at: {
    label: { el: "Βήμα", en: "Step" },
    value: ({ at }, language) => namesCell(at.map((step) => step[language])),
  },
  submitter: { label: { el: "Υποβλήθηκε από", en: "Submitted by" }, value: ({ submitter }) => submitter },
  due: { label: { el: "Προθεσμία", en: "Due" }, value: ({ due_on }) => due_on },
  started: { label: { el: "Άρχισε", en: "Started" }, value: ({ created_at }) => momentCell(created_at) },
  ended: { label: { el: "Τελείωσε", en: "Ended" }, value: ({ ended_at }) => momentCell(ended_at) },
};
