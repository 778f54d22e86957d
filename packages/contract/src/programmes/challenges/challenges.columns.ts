import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import { KIND_LABELS, type ProgrammePhase } from "../programmes.taxonomy.ts";
import type { ChallengeRow } from "./challenges.schema.ts";

const PHASE_LABELS: Readonly<Record<ProgrammePhase, LocalizedText>> = {
  draft: { el: "Πρόχειρη", en: "Draft" },
  upcoming: { el: "Ανοίγει σύντομα", en: "Opens soon" },
  open: { el: "Ανοιχτή", en: "Open" },
  grace: { el: "Παράταση χάριτος", en: "Grace period" },
  paused: { el: "Σε παύση", en: "Paused" },
  closed: { el: "Έκλεισε", en: "Closed" },
  archived: { el: "Στο αρχείο", en: "Archived" },
};

/** What a file of the list has of each challenge. */
export const challengeColumns: ListColumns<ChallengeRow> = {
  title: { label: { el: "Τίτλος", en: "Title" }, value: ({ title }, language) => title[language] || title.el },
  kind: { label: { el: "Είδος", en: "Kind" }, value: ({ kind }, language) => KIND_LABELS[kind][language] },
  phase: { label: { el: "Κατάσταση", en: "State" }, value: ({ phase }, language) => PHASE_LABELS[phase][language] },
  opens: { label: { el: "Ανοίγει", en: "Opens" }, value: ({ opens_at }) => momentCell(opens_at) },
  closes: { label: { el: "Κλείνει", en: "Closes" }, value: ({ closes_at }) => momentCell(closes_at) },
  capacity: { label: { el: "Θέσεις", en: "Places" }, value: ({ capacity }) => capacity },
  created: { label: { el: "Δημιουργήθηκε", en: "Created" }, value: ({ created_at }) => momentCell(created_at) },
};
