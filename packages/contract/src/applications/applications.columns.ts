import { momentCell, type ListColumns } from "../core/files/columns.ts";
import { INVESTOR_TYPE_LABELS } from "../investors/investors.taxonomy.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "../startups/taxonomy.texts.ts";
import type { ApplicationCard, ApplicationRow } from "./applications.schema.ts";
import { PHASE_LABELS, SUBJECT_LABELS } from "./applications.taxonomy.ts";

const known = {
  reference: { label: { el: "Αριθμός", en: "Reference" }, value: ({ reference }) => reference },
  subject: {
    label: { el: "Είδος αίτησης", en: "Kind" },
    value: ({ subject }, language) => SUBJECT_LABELS[subject][language],
  },
  programme: {
    label: { el: "Πρόγραμμα", en: "Programme" },
    value: ({ programme: { title } }, language) => title[language] || title.el,
  },
  name: { label: { el: "Επωνυμία", en: "Name" }, value: ({ subject_name: name }) => name },
  field: {
    label: { el: "Κλάδος ή είδος επενδυτή", en: "Industry or type of investor" },
    value: ({ industry, investor_type: type }, language) =>
      (industry && INDUSTRY_LABELS[industry][language]) ?? (type && INVESTOR_TYPE_LABELS[type][language]),
  },
  stage: {
    label: { el: "Στάδιο", en: "Stage" },
    value: ({ stage }, language) => stage && STAGE_LABELS[stage][language],
  },
  location: { label: { el: "Έδρα", en: "Seat" }, value: ({ location }) => location },
  status: { label: { el: "Κατάσταση", en: "Status" }, value: ({ phase }, language) => PHASE_LABELS[phase][language] },
  submitted: { label: { el: "Υποβολή", en: "Submitted" }, value: ({ submitted_at: at }) => momentCell(at) },
  decided: { label: { el: "Απόφαση", en: "Decided" }, value: ({ decided_at: at }) => momentCell(at) },
  due: { label: { el: "Προθεσμία απόφασης", en: "Decision due" }, value: ({ clock }) => clock?.due ?? null },
  days_left: {
    label: { el: "Εργάσιμες που απομένουν", en: "Working days left" },
    value: ({ clock }) => clock?.left ?? null,
  },
} as const satisfies ListColumns<ApplicationCard>;

/** A person's own applications. */
export const myApplicationColumns: ListColumns<ApplicationCard> = {
  ...known,
  organization: { label: { el: "Οργανισμός", en: "Organization" }, value: ({ organization_name: name }) => name },
};

const APPEAL_WAITS = { el: "Σε ένσταση", en: "Under appeal" };

/** The coordinators' table. */
export const queueColumns = {
  ...known,
  applicant: { label: { el: "Αιτών", en: "Applicant" }, value: ({ applicant_name: name }) => name },
  appealed: {
    label: { el: "Ένσταση", en: "Appeal" },
    value: ({ is_appealed: isAppealed }, language) => (isAppealed ? APPEAL_WAITS[language] : null),
  },
  assigned: {
    label: { el: "Αξιολογήσεις που ανατέθηκαν", en: "Evaluations assigned" },
    value: ({ evaluations_assigned: count }) => count,
  },
  handed_in: {
    label: { el: "Αξιολογήσεις που υποβλήθηκαν", en: "Evaluations submitted" },
    value: ({ evaluations_submitted: count }) => count,
  },
  score: { label: { el: "Μέση βαθμολογία", en: "Mean score" }, value: ({ score }) => score },
} as const satisfies ListColumns<ApplicationRow>;
