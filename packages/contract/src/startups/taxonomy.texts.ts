import type { LocalizedText } from "../core/text/languages.ts";
import type { BusinessModel, EmployeesRange, Industry, Region, StartupStage } from "./startups.taxonomy.ts";

// Apart from the codes: what only checks an address or an answer does without the names.

export const STAGE_LABELS: Record<StartupStage, LocalizedText> = {
  idea: { el: "Ιδέα", en: "Idea" },
  mvp: { el: "MVP", en: "MVP" },
  pre_seed: { el: "Pre-seed", en: "Pre-seed" },
  seed: { el: "Seed", en: "Seed" },
  series_a: { el: "Series A", en: "Series A" },
  series_b_plus: { el: "Series B+", en: "Series B+" },
  growth: { el: "Ανάπτυξη", en: "Growth" },
  exited: { el: "Εξαγορά ή έξοδος", en: "Exited" },
};

export const INDUSTRY_LABELS: Record<Industry, LocalizedText> = {
  agrifood: { el: "Αγροδιατροφή", en: "Agrifood" },
  ai_data: { el: "Τεχνητή νοημοσύνη και δεδομένα", en: "AI and data" },
  biotech: { el: "Βιοτεχνολογία", en: "Biotechnology" },
  climate: { el: "Κλίμα και περιβάλλον", en: "Climate and environment" },
  construction: { el: "Κατασκευές", en: "Construction" },
  consumer: { el: "Καταναλωτικά προϊόντα", en: "Consumer products" },
  creative: { el: "Πολιτισμός και δημιουργία", en: "Culture and creative" },
  cybersecurity: { el: "Κυβερνοασφάλεια", en: "Cybersecurity" },
  education: { el: "Εκπαίδευση", en: "Education" },
  energy: { el: "Ενέργεια", en: "Energy" },
  fintech: { el: "Χρηματοοικονομική τεχνολογία", en: "Fintech" },
  govtech: { el: "Ψηφιακή διακυβέρνηση", en: "Govtech" },
  hardware_iot: { el: "Υλικό και IoT", en: "Hardware and IoT" },
  health: { el: "Υγεία", en: "Health" },
  hr: { el: "Ανθρώπινο δυναμικό", en: "Human resources" },
  legal: { el: "Νομική τεχνολογία", en: "Legal tech" },
  logistics: { el: "Εφοδιαστική αλυσίδα", en: "Logistics" },
  manufacturing: { el: "Μεταποίηση και βιομηχανία", en: "Manufacturing" },
  maritime: { el: "Ναυτιλία", en: "Maritime" },
  marketing: { el: "Μάρκετινγκ και διαφήμιση", en: "Marketing and advertising" },
  materials: { el: "Υλικά", en: "Materials" },
  mobility: { el: "Μεταφορές και κινητικότητα", en: "Mobility" },
  real_estate: { el: "Ακίνητα", en: "Real estate" },
  retail: { el: "Λιανεμπόριο", en: "Retail" },
  robotics: { el: "Ρομποτική", en: "Robotics" },
  social_impact: { el: "Κοινωνικός αντίκτυπος", en: "Social impact" },
  software: { el: "Λογισμικό", en: "Software" },
  space: { el: "Διάστημα", en: "Space" },
  sports: { el: "Αθλητισμός", en: "Sports" },
  telecom: { el: "Τηλεπικοινωνίες", en: "Telecommunications" },
  tourism: { el: "Τουρισμός", en: "Tourism" },
  other: { el: "Άλλο", en: "Other" },
};

/** As a range of people is set. */
export const EMPLOYEES_LABELS: Record<EmployeesRange, LocalizedText> = {
  "1": { el: "1", en: "1" },
  "2-10": { el: "2–10", en: "2–10" },
  "11-50": { el: "11–50", en: "11–50" },
  "51-249": { el: "51–249", en: "51–249" },
  "250+": { el: "250+", en: "250+" },
};

export const BUSINESS_MODEL_LABELS: Record<BusinessModel, LocalizedText> = {
  b2b: { el: "Προς επιχειρήσεις (B2B)", en: "To businesses (B2B)" },
  b2c: { el: "Προς καταναλωτές (B2C)", en: "To consumers (B2C)" },
  b2b2c: { el: "Μέσω επιχειρήσεων (B2B2C)", en: "Through businesses (B2B2C)" },
  b2g: { el: "Προς το Δημόσιο (B2G)", en: "To government (B2G)" },
  marketplace: { el: "Ηλεκτρονική αγορά", en: "Marketplace" },
  other: { el: "Άλλο", en: "Other" },
};

export const REGION_LABELS: Record<Region, LocalizedText> = {
  attica: { el: "Αττική", en: "Attica" },
  central_greece: { el: "Στερεά Ελλάδα", en: "Central Greece" },
  central_macedonia: { el: "Κεντρική Μακεδονία", en: "Central Macedonia" },
  crete: { el: "Κρήτη", en: "Crete" },
  east_macedonia_thrace: { el: "Ανατολική Μακεδονία και Θράκη", en: "Eastern Macedonia and Thrace" },
  epirus: { el: "Ήπειρος", en: "Epirus" },
  ionian_islands: { el: "Ιόνια Νησιά", en: "Ionian Islands" },
  north_aegean: { el: "Βόρειο Αιγαίο", en: "North Aegean" },
  peloponnese: { el: "Πελοπόννησος", en: "Peloponnese" },
  south_aegean: { el: "Νότιο Αιγαίο", en: "South Aegean" },
  thessaly: { el: "Θεσσαλία", en: "Thessaly" },
  western_greece: { el: "Δυτική Ελλάδα", en: "Western Greece" },
  western_macedonia: { el: "Δυτική Μακεδονία", en: "Western Macedonia" },
  abroad: { el: "Εξωτερικό", en: "Abroad" },
};
