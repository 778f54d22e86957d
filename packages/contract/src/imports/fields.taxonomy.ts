import type { LocalizedText } from "../core/text/languages.ts";
import { EVENT_MAX } from "../events/events.taxonomy.ts";

/** Kinds of records that a file may hold. */
export const IMPORT_KINDS = ["startups", "investors", "events"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** How the text of a cell becomes a value. */
export type ImportedAs =
  | "text"
  /** Text that may come with marks of HTML, which go. */
  | "prose"
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
  | "investor_type"
  | "event_type"
  | "moment"
  | "clock"
  | "zone"
  | "seats"
  | "series"
  | "event_status";

export interface ImportField {
  label: LocalizedText;
  as: ImportedAs;
  required?: true;
  /** Shortest text that says something, and longest that is kept. */
  min?: number;
  max?: number;
  /** Names that headers give it, in both languages, folded and compared without spaces and signs. */
  synonyms: readonly string[];
}

const field = (
  el: string,
  en: string,
  as: ImportedAs,
  synonyms: string,
  more: Pick<ImportField, "required" | "min" | "max"> = {},
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
    "ΑΦΜ",
    "Tax number",
    "tax_number",
    "tax number|tax id|vat|vat number|tin|αφμ|α φ μ|αριθμος φορολογικου μητρωου",
  ),
  registration_number: field(
    "Αριθμός ΓΕΜΗ",
    "Registration number",
    "text",
    "registration number|company number|gemi|γεμη|αριθμος γεμη|αρ γεμη|γ ε μη",
    { max: 40 },
  ),
  legal_form: field(
    "Νομική μορφή",
    "Legal form",
    "text",
    "legal form|company type|legal type|νομικη μορφη|εταιρικη μορφη",
    {
      max: 120,
    },
  ),
  tagline: field(
    "Με μια φράση",
    "Tagline",
    "text",
    "tagline|one liner|short description|slogan|pitch|mission|με μια φραση|συντομη περιγραφη|σλογκαν",
    { max: 140 },
  ),
  description: field("Περιγραφή", "Description", "prose", ABOUT, { max: 4000 }),
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
  website_url: field("Ιστότοπος", "Website", "web", WEB, { max: 300 }),
  founded_on: field(
    "Ίδρυση",
    "Founded",
    "day",
    "founded|founded on|founded at|founded year|year founded|foundation|incorporation date|launched at|established|year|ετος|ιδρυση|ιδρυθηκε|εναρξη|ημερομηνια ιδρυσης|ετος ιδρυσης|ημ ιδρυσης|ημ εναρξης|συσταση|ημερομηνια συστασης",
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
  description: field("Περιγραφή", "Description", "prose", ABOUT, { max: 4000 }),
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
  website_url: field("Ιστότοπος", "Website", "web", WEB, { max: 300 }),
} as const satisfies Record<string, ImportField>;

/** Fields of an event that a file can give; a calendar's own names stand among the synonyms. */
export const EVENT_FIELDS = {
  title: field(
    "Τίτλος",
    "Title",
    "text",
    "title|name|event|event name|event title|subject|title summary|τιτλος|ονομα|εκδηλωση|τιτλος εκδηλωσης|θεμα",
    { required: true, min: 3, max: EVENT_MAX.title },
  ),
  event_type: field(
    "Είδος",
    "Kind",
    "event_type",
    "type|kind|event type|category|categories|format|ειδος|τυπος|κατηγορια",
  ),
  starts: field(
    "Αρχίζει",
    "Starts",
    "moment",
    "start|starts|starts at|start at|start date|start datetime|date|day|when|begin|begins|from|dtstart|αρχη|εναρξη|αρχιζει|ημερομηνια|ημερομηνια εναρξης|ημ εναρξης|ποτε|απο",
    { required: true },
  ),
  start_time: field("Ώρα έναρξης", "Start time", "clock", "time|start time|hour|hours|from time|ωρα|ωρα εναρξης|ωρες"),
  ends: field(
    "Τελειώνει",
    "Ends",
    "moment",
    "end|ends|ends at|end at|end date|end datetime|finish|to|until|dtend|ληξη|τελος|τελειωνει|ημερομηνια ληξης|ημ ληξης|εως|μεχρι",
  ),
  end_time: field("Ώρα λήξης", "End time", "clock", "end time|finish time|to time|ωρα ληξης|ωρα τελους"),
  timezone: field("Ζώνη ώρας", "Time zone", "zone", "timezone|time zone|tz|tzid|ζωνη ωρας|ζωνη"),
  summary: field(
    "Με μία πρόταση",
    "In one sentence",
    "text",
    "summary|short description|tagline|teaser|με μια προταση|συντομη περιγραφη",
    { max: EVENT_MAX.summary },
  ),
  description: field(
    "Περιγραφή",
    "Description",
    "prose",
    "description|about|details|body|notes|περιγραφη|λεπτομερειες|κειμενο",
    {
      max: EVENT_MAX.description,
    },
  ),
  venue: field("Χώρος", "Venue", "text", "venue|place|location|where|hall|room|χωρος|τοποθεσια|αιθουσα|που|τοπος", {
    max: EVENT_MAX.place,
  }),
  address: field("Διεύθυνση", "Address", "text", "address|street|street address|venue address|διευθυνση|οδος", {
    max: EVENT_MAX.address,
  }),
  city: field("Πόλη", "City", "text", "city|town|municipality|πολη|δημος", { max: EVENT_MAX.place }),
  online_url: field(
    "Σύνδεσμος για όσους συμμετέχουν διαδικτυακά",
    "Link for those who join online",
    "web",
    "online url|online link|online|url|link|meeting link|join link|zoom|webinar link|συνδεσμος|ηλεκτρονικη διευθυνση",
    { max: 300 },
  ),
  capacity: field(
    "Θέσεις",
    "Seats",
    "seats",
    "capacity|seats|places|max attendees|limit|θεσεις|χωρητικοτητα|αριθμος θεσεων",
  ),
  source_uid: field(
    "Ταυτότητα στο ημερολόγιο",
    "Identity in its calendar",
    "text",
    "uid|id|identifier|external id|κωδικος",
    {
      max: 400,
    },
  ),
  status: field("Κατάσταση", "Status", "event_status", "status|state|κατασταση"),
  repeats: field(
    "Επαναλαμβάνεται",
    "Repeats",
    "series",
    "rrule|recurrence|recurrence rule|repeats|επαναληψη|επαναλαμβανεται",
  ),
} as const satisfies Record<string, ImportField>;

/** The fields of each kind, in the order they are offered. */
export const IMPORT_FIELDS: Record<ImportKind, Record<string, ImportField>> = {
  startups: STARTUP_FIELDS,
  investors: INVESTOR_FIELDS,
  events: EVENT_FIELDS,
};

/** The field that says what a record is called. */
export const NAME_FIELDS: Record<ImportKind, string> = { startups: "name", investors: "company_name", events: "title" };

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
  "event_type",
] as const satisfies readonly ImportedAs[];
export type TranslatedAs = (typeof TRANSLATED)[number];
export const isTranslated = (as: ImportedAs): as is TranslatedAs => TRANSLATED.some((one) => one === as);

/** What stands where a file says nothing, for fields that every record has. */
export const IMPORT_DEFAULTS: Record<ImportKind, Record<string, string>> = {
  startups: { industry: "other", stage: "seed", country: "GR", currency: "EUR" },
  investors: { type: "vc", currency: "EUR" },
  events: { event_type: "meetup", timezone: "Europe/Athens" },
};
