import type { WorkflowDefinition } from "../definition/definition.schema.ts";

const silent = { el: "", en: "" };

/** Startup registration: looked at for completeness, approved by a second person, and told. */
export const registrationWorkflow: WorkflowDefinition = {
  nodes: [
    { id: "start", type: "start", name: { el: "Υποβολή αίτησης", en: "Application submitted" }, tells: silent },
    {
      id: "completeness",
      type: "checklist",
      name: { el: "Έλεγχος πληρότητας", en: "Completeness check" },
      tells: {
        el: "Ένας συντονιστής ελέγχει αν η αίτησή σας είναι πλήρης.",
        en: "A coordinator checks whether your application is complete.",
      },
      assignee: { kind: "managers" },
      due_days: 3,
      remind_days: 1,
      escalation: { days: 2, to: { kind: "organization_role", role: "owner" } },
      not_by: [],
      items: [
        {
          name: "identity",
          label: { el: "Τα στοιχεία της εταιρείας είναι πλήρη", en: "The company’s details are complete" },
        },
        { name: "team", label: { el: "Η ομάδα έχει ονόματα και ρόλους", en: "The team has names and roles" } },
        {
          name: "description",
          label: { el: "Η περιγραφή λέει τι προσφέρει", en: "The description says what it offers" },
        },
      ],
    },
    {
      id: "under_review",
      type: "set_status",
      name: { el: "Σε αξιολόγηση", en: "Under review" },
      tells: silent,
      status: "under_review",
    },
    {
      id: "approval",
      type: "approval",
      name: { el: "Δεύτερη έγκριση", en: "Second approval" },
      tells: {
        el: "Ένα δεύτερο πρόσωπο διαβάζει τον φάκελό σας και αποφασίζει.",
        en: "A second person reads your file and decides.",
      },
      assignee: { kind: "managers" },
      due_days: 5,
      remind_days: 1,
      escalation: { days: 2, to: { kind: "organization_role", role: "owner" } },
      not_by: ["completeness"],
    },
    {
      id: "approve",
      type: "set_status",
      name: { el: "Ενεργή startup", en: "Active startup" },
      tells: { el: "Η startup σας μπαίνει στο μητρώο.", en: "Your startup enters the registry." },
      status: "approved",
    },
    { id: "reject", type: "set_status", name: { el: "Απόρριψη", en: "Rejection" }, tells: silent, status: "rejected" },
    { id: "registered", type: "end", name: { el: "Καταχωρίστηκε", en: "Registered" }, tells: silent },
    { id: "declined", type: "end", name: { el: "Δεν εγκρίθηκε", en: "Not approved" }, tells: silent },
  ],
  edges: [
    { from: "start", on: "next", to: "completeness", max: null },
    { from: "completeness", on: "next", to: "under_review", max: null },
    { from: "under_review", on: "next", to: "approval", max: null },
    { from: "approval", on: "approved", to: "approve", max: null },
    { from: "approval", on: "rejected", to: "reject", max: null },
    { from: "approval", on: "returned", to: "completeness", max: 2 },
    { from: "approval", on: "exceeded", to: "reject", max: null },
    { from: "approve", on: "next", to: "registered", max: null },
    { from: "reject", on: "next", to: "declined", max: null },
  ],
};
