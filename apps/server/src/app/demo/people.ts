import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import type { OrganizationSeed, SeedRole } from "#modules/organizations/organizations.factory.ts";

/** Everyone of the demo story has an address here; mail to it leads nowhere. */
export const DEMO_MAIL_DOMAIN = "demo.kerkis.local";

export const DEMO_ORGANIZATIONS = {
  kerkis: { ...DEFAULT_ORGANIZATION },
  blue: {
    name: "Blue Hub Πειραιά",
    slug: "blue-hub",
    description:
      "Θερμοκοιτίδα γαλάζιας οικονομίας στο λιμάνι του Πειραιά: ναυτιλία, υδατοκαλλιέργειες, θαλάσσια ενέργεια.",
    location: "Πειραιάς",
    websiteUrl: "https://bluehub.example",
  },
  elevate: {
    name: "Elevate Θεσσαλονίκη",
    slug: "elevate",
    description:
      "Επιταχυντής για ομάδες τεχνολογίας από τη Βόρεια Ελλάδα, με τα πανεπιστήμια και τη βιομηχανία της πόλης.",
    location: "Θεσσαλονίκη",
    websiteUrl: "https://elevate.example",
  },
} as const satisfies Record<string, OrganizationSeed>;
export type DemoOrganization = keyof typeof DEMO_ORGANIZATIONS;

export interface DemoPerson {
  first: string;
  last: string;
  role: ProfileRole;
  in: Partial<Record<DemoOrganization, SeedRole>>;
  superAdmin?: true;
  language?: Language;
  /** What the sign-in list says of them; those without a line are not listed. */
  shown?: string;
}

const evaluator = (first: string, last: string, language: Language = "el"): DemoPerson => ({
  first,
  last,
  role: "evaluator",
  in: { kerkis: "member" },
  language,
});

const founder = (first: string, last: string, organizations: DemoPerson["in"] = { kerkis: "member" }): DemoPerson => ({
  first,
  last,
  role: "company_coordinator",
  in: organizations,
});

/** The key is the part of the address before the @. */
export const DEMO_PEOPLE = {
  admin: {
    first: "Ειρήνη",
    last: "Ψαρρά",
    role: "admin",
    in: { kerkis: "admin" },
    superAdmin: true,
    shown: "super admin",
  },
  owner: { first: "Δάφνη", last: "Κανελλή", role: "public", in: { kerkis: "owner" }, shown: "owner of Kerkis" },
  moderator: {
    first: "Θανάσης",
    last: "Ρήγας",
    role: "mentor",
    in: { kerkis: "moderator" },
    shown: "moderator of Kerkis, mentor",
  },
  coordinator: {
    first: "Νίκος",
    last: "Βέργος",
    role: "registry_coordinator",
    in: { kerkis: "coordinator", elevate: "member" },
    shown: "registry coordinator of Kerkis, plain member of Elevate",
  },
  evaluator: {
    first: "Μαρία",
    last: "Δελή",
    role: "evaluator",
    in: { kerkis: "member", blue: "member" },
    shown: "evaluator",
  },
  evaluator2: {
    first: "Γιώργος",
    last: "Σταθάκης",
    role: "evaluator",
    in: { kerkis: "member", elevate: "member" },
    shown: "evaluator, one conflict declared",
  },
  evaluator3: {
    first: "Sophie",
    last: "Laurent",
    role: "evaluator",
    in: { kerkis: "member", blue: "member", elevate: "member" },
    language: "en",
    shown: "evaluator, in English",
  },
  founder: {
    first: "Άννα",
    last: "Λιάπη",
    role: "company_coordinator",
    in: { kerkis: "member" },
    shown: "founder with applications in four states",
  },
  investor: { first: "Κώστας", last: "Ευαγγέλου", role: "investor", in: { kerkis: "member" }, shown: "investor" },
  mentor: {
    first: "Λένα",
    last: "Ιωάννου",
    role: "mentor",
    in: { kerkis: "member", elevate: "member" },
    shown: "mentor",
  },
  public: { first: "Παναγιώτης", last: "Δημάκης", role: "public", in: { kerkis: "member" }, shown: "public sector" },
  "blue.owner": {
    first: "Αντώνης",
    last: "Χαλκιάς",
    role: "public",
    in: { blue: "owner" },
    shown: "owner of Blue Hub",
  },
  "blue.coordinator": {
    first: "Στέλλα",
    last: "Μαρκάκη",
    role: "registry_coordinator",
    in: { blue: "coordinator", kerkis: "member" },
    shown: "registry coordinator of Blue Hub, plain member of Kerkis",
  },
  "blue.admin": {
    first: "Χρήστος",
    last: "Λαμπράκης",
    role: "admin",
    in: { blue: "coordinator", kerkis: "member" },
    shown: "profile admin, coordinator of Blue Hub, plain member of Kerkis",
  },
  "elevate.owner": {
    first: "Βασιλική",
    last: "Τσολάκη",
    role: "investor",
    in: { elevate: "owner" },
    shown: "owner of Elevate",
  },
  "elevate.admin": {
    first: "Μιχάλης",
    last: "Ασλανίδης",
    role: "mentor",
    in: { elevate: "admin" },
    shown: "admin of Elevate",
  },

  spyros: evaluator("Σπύρος", "Ανδρέου"),
  ifigeneia: evaluator("Ιφιγένεια", "Μαυρίδη"),
  thomas: evaluator("Thomas", "Reed", "en"),
  foteini: evaluator("Φωτεινή", "Λάμπρου"),
  aris: evaluator("Άρης", "Νικολάου"),

  eleni: founder("Ελένη", "Κόρακα"),
  petros: founder("Πέτρος", "Αναγνώστου"),
  katerina: founder("Κατερίνα", "Ζήση"),
  stratos: founder("Στράτος", "Μανιάτης"),
  ioanna: founder("Ιωάννα", "Φραγκάκη"),
  alexandros: founder("Αλέξανδρος", "Βλάχος"),
  myrto: founder("Μυρτώ", "Σακελλαρίου"),
  james: { ...founder("James", "Whitfield"), language: "en" },
  chrysa: founder("Χρύσα", "Παππά"),
  leonidas: founder("Λεωνίδας", "Γκίκας"),
  manos: founder("Μάνος", "Περράκης", { kerkis: "member", blue: "member" }),
  rania: founder("Ράνια", "Κουτσού", { kerkis: "member", blue: "member" }),
  fotis: founder("Φώτης", "Καραμήτρος", { kerkis: "member", elevate: "member" }),
  despina: founder("Δέσποινα", "Αργυρίου", { kerkis: "member", elevate: "member" }),
} as const satisfies Record<string, DemoPerson>;
export type DemoPersonKey = keyof typeof DEMO_PEOPLE;
