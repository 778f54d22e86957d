import type { LocalizedText } from "../core/text/languages.ts";

/** Kinds of records that a file may hold. */
export const IMPORT_KINDS = ["startups", "investors"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** How the text of a cell becomes a value. */
export type ImportedAs =
  | "text"
  | "words"
  | "day"
  | "amount"
  | "currency"
  | "country"
  | "countries"
  | "web"
  | "tax_number"
  | "employees"
  | "industry"
  | "industries"
  | "stage"
  | "stages"
  | "region"
  | "business_model"
  | "investor_type";

export interface ImportField {
  label: LocalizedText;
  as: ImportedAs;
  required?: true;
  /** Longest text that is kept. */
  max?: number;
  /** Names that headers give it, in both languages, folded and compared without spaces and signs. */
  synonyms: readonly string[];
}

const field = (
  el: string,
  en: string,
  as: ImportedAs,
  synonyms: string,
  more: Pick<ImportField, "required" | "max"> = {},
): ImportField => ({ label: { el, en }, as, synonyms: synonyms.split("|"), ...more });

const WEB =
  "website|site|url|web|homepage|homepage url|web site|link|ιστοτοπος|ιστοσελιδα|διευθυνση ιστου|σελιδα|site url";
const SEAT = "city|town|location|municipality|headquarters|hq|all locations|εδρα|πολη|δημος|τοποθεσια|περιοχη";
const CURRENCY = "currency|currency code|νομισμα";
const ABOUT = "description|long description|about|body|body md|overview|notes|περιγραφη|δραστηριοτητα αναλυτικα|σκοπος";

/** Fields of a startup that a file can give. */
export const STARTUP_FIELDS = {
  name: field(
    "Όνομα",
    "Name",
    "text",
    "name|company|company name|startup|startup name|title|organization|brand|brand name|ονομα|ονομασια|διακριτικος τιτλος|διακρ τιτλος|τιτλος|εταιρεια|επιχειρηση",
    { required: true, max: 120 },
  ),
  legal_name: field("Επωνυμία", "Legal name", "text", "legal name|registered name|επωνυμια|νομικη επωνυμια", {
    max: 200,
  }),
  tax_number: field(
    "Α.Φ.Μ.",
    "Tax number",
    "tax_number",
    "tax number|tax id|vat|vat number|tin|αφμ|α φ μ|αριθμος φορολογικου μητρωου",
  ),
  registration_number: field(
    "Αριθμός Γ.Ε.ΜΗ.",
    "Registration number",
    "text",
    "registration number|company number|gemi|γεμη|αριθμος γεμη|αρ γεμη|γ ε μη",
    { max: 40 },
  ),
  tagline: field(
    "Με μια φράση",
    "Tagline",
    "text",
    "tagline|one liner|short description|slogan|pitch|mission|με μια φραση|συντομη περιγραφη|σλογκαν",
    { max: 140 },
  ),
  description: field("Περιγραφή", "Description", "text", ABOUT, { max: 4000 }),
  industry: field(
    "Κλάδος",
    "Industry",
    "industry",
    "industry|sector|vertical|category|market|industries|field|κλαδος|τομεας|δραστηριοτητα|κατηγορια|αντικειμενο",
  ),
  stage: field(
    "Στάδιο",
    "Stage",
    "stage",
    "stage|phase|funding stage|maturity|round|σταδιο|φαση|σταδιο αναπτυξης|ωριμοτητα",
  ),
  city: field("Έδρα", "Seat", "text", SEAT, { max: 120 }),
  region: field("Περιφέρεια", "Region", "region", "region|prefecture|περιφερεια"),
  country: field("Χώρα", "Country", "country", "country|country code|nation|χωρα"),
  website_url: field("Ιστοσελίδα", "Website", "web", WEB, { max: 300 }),
  founded_on: field(
    "Ίδρυση",
    "Founded",
    "day",
    "founded|founded on|founded at|founded year|year founded|foundation|incorporation date|launched at|established|year|ετος|ιδρυση|εναρξη|ημερομηνια ιδρυσης|ετος ιδρυσης|ημ ιδρυσης|ημ εναρξης|συσταση|ημερομηνια συστασης",
  ),
  employees_range: field(
    "Άτομα",
    "People",
    "employees",
    "employees|team size|headcount|staff|number of employees|size|ατομα|εργαζομενοι|προσωπικο|αριθμος εργαζομενων|υπαλληλοι",
  ),
  business_model: field(
    "Σε ποιους πουλά",
    "Business model",
    "business_model",
    "business model|model|customers|επιχειρηματικο μοντελο|μοντελο",
  ),
  funding_total: field(
    "Χρηματοδότηση",
    "Funding",
    "amount",
    "funding|funding total|total funding|funding total usd|funding total eur|raised|amount raised|investment|χρηματοδοτηση|συνολικη χρηματοδοτηση|κεφαλαια|ποσο",
  ),
  currency: field("Νόμισμα", "Currency", "currency", CURRENCY),
  tags: field("Ετικέτες", "Tags", "words", "tags|keywords|labels|topics|ετικετες|λεξεις κλειδια"),
} as const satisfies Record<string, ImportField>;

/** Fields of an investor that a file can give. */
export const INVESTOR_FIELDS = {
  company_name: field(
    "Όνομα",
    "Name",
    "text",
    "name|company|company name|investor|investor name|fund|fund name|firm|title|ονομα|επωνυμια|ονομασια|επενδυτης|ταμειο|εταιρεια",
    { required: true, max: 120 },
  ),
  type: field("Είδος", "Type", "investor_type", "type|kind|investor type|category|ειδος|τυπος|κατηγορια"),
  thesis: field(
    "Τι αναζητά",
    "Thesis",
    "text",
    "thesis|focus|strategy|investment thesis|τι αναζητα|στρατηγικη|εστιαση",
    { max: 400 },
  ),
  description: field("Περιγραφή", "Description", "text", ABOUT, { max: 4000 }),
  city: field("Έδρα", "Seat", "text", SEAT, { max: 120 }),
  industries: field(
    "Κλάδοι",
    "Industries",
    "industries",
    "industries|industry|sectors|sector|verticals|κλαδοι|κλαδος|τομεις",
  ),
  stages: field("Στάδια", "Stages", "stages", "stages|stage|rounds|σταδια|σταδιο|φασεις"),
  countries: field("Χώρες", "Countries", "countries", "countries|country|geography|regions|χωρες|χωρα|γεωγραφια"),
  ticket_min: field(
    "Ελάχιστη επένδυση",
    "Smallest ticket",
    "amount",
    "ticket min|min ticket|minimum ticket|smallest ticket|from|ελαχιστη επενδυση|ελαχιστο ποσο|απο",
  ),
  ticket_max: field(
    "Μέγιστη επένδυση",
    "Largest ticket",
    "amount",
    "ticket max|max ticket|maximum ticket|largest ticket|to|μεγιστη επενδυση|μεγιστο ποσο|εως",
  ),
  currency: field("Νόμισμα", "Currency", "currency", CURRENCY),
  website_url: field("Ιστοσελίδα", "Website", "web", WEB, { max: 300 }),
} as const satisfies Record<string, ImportField>;

/** The fields of each kind, in the order they are offered. */
export const IMPORT_FIELDS: Record<ImportKind, Record<string, ImportField>> = {
  startups: STARTUP_FIELDS,
  investors: INVESTOR_FIELDS,
};

/** Fields whose values are chosen from a list, so that a file's own words are translated. */
export const TRANSLATED = [
  "industry",
  "industries",
  "stage",
  "stages",
  "region",
  "business_model",
  "investor_type",
  "country",
  "countries",
] as const satisfies readonly ImportedAs[];
export type TranslatedAs = (typeof TRANSLATED)[number];
export const isTranslated = (as: ImportedAs): as is TranslatedAs => TRANSLATED.some((one) => one === as);

/** What stands where a file says nothing, for fields that every record has. */
export const IMPORT_DEFAULTS: Record<ImportKind, Record<string, string>> = {
  startups: { industry: "other", stage: "seed", country: "GR", currency: "EUR" },
  investors: { type: "vc", currency: "EUR" },
};
