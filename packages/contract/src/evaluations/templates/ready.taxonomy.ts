import type { LocalizedText } from "../../core/text/languages.ts";

/** What a new template may begin with. */
export const READY_TEMPLATES = ["registry", "challenge", "grant"] as const;
export type ReadyTemplate = (typeof READY_TEMPLATES)[number];

export const READY_TEMPLATE_TEXTS: Readonly<Record<ReadyTemplate, { title: LocalizedText; lead: LocalizedText }>> = {
  registry: {
    title: { el: "Αξιολόγηση για το μητρώο", en: "Registry evaluation" },
    lead: {
      el: "Ομάδα, αγορά, καινοτομία, προϊόν, αντίκτυπος, και η ανάγκη υποστήριξης χωρίς να μετρά.",
      en: "Team, market, innovation, product, impact, and the need for support without counting it.",
    },
  },
  challenge: {
    title: { el: "Αξιολόγηση πρόκλησης", en: "Challenge evaluation" },
    lead: {
      el: "Πόσο ταιριάζει στο πρόβλημα, πόσο εφαρμόσιμη είναι η λύση, ποιος θα τη φέρει σε πέρας.",
      en: "How well it fits the problem, how feasible the solution is, who will carry it through.",
    },
  },
  grant: {
    title: { el: "Αξιολόγηση επιχορήγησης", en: "Grant evaluation" },
    lead: {
      el: "Αριστεία, αντίκτυπος και υλοποίηση, με υποχρεωτικό σχόλιο παντού.",
      en: "Excellence, impact and implementation, with a required comment for each.",
    },
  },
};
