import { countryName } from "@kerkis/contract/core/text/country-name.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { EVENT_TYPE_LABELS } from "@kerkis/contract/events/events.taxonomy.ts";
import type { TranslatedAs } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { INVESTOR_TYPE_LABELS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import {
  BUSINESS_MODEL_LABELS,
  INDUSTRY_LABELS,
  REGION_LABELS,
  STAGE_LABELS,
} from "@kerkis/contract/startups/taxonomy.texts.ts";
import { comparable } from "./guess.policy.ts";

/** Other words for a choice, folded: «key: word, word». */
type Words = Record<string, string>;

const INDUSTRY_WORDS: Words = {
  agrifood:
    "agriculture|agritech|agtech|food|food and beverage|foodtech|γεωργια|αγροτικα|αγροτεχνολογια|τροφιμα|αγροτικος τομεας",
  ai_data:
    "ai|artificial intelligence|analytics|machine learning|data|big data|data science|search|τεχνητη νοημοσυνη|δεδομενα",
  biotech: "biotech|life sciences|pharma|pharmaceuticals|βιοτεχνολογια|φαρμακα",
  climate:
    "cleantech|climate|environment|sustainability|greentech|circular economy|περιβαλλον|κλιμα|βιωσιμοτητα|ανακυκλωση",
  construction: "construction|proptech construction|architecture|κατασκευες|δομικα",
  consumer: "consumer|consumer goods|fashion|beauty|lifestyle|pets|kids|μοδα|καταναλωτικα",
  creative:
    "creative|media|music|games|gaming|games video|photo video|entertainment|content|design|art|culture|news|messaging|πολιτισμος|μεσα ενημερωσης|παιχνιδια|ψυχαγωγια|δημιουργικη βιομηχανια",
  cybersecurity: "security|cyber security|cybersecurity|information security|privacy|ασφαλεια|κυβερνοασφαλεια",
  education: "education|edtech|e learning|elearning|training|εκπαιδευση|μαθηση",
  energy: "energy|renewables|oil and gas|utilities|ενεργεια|απε",
  fintech:
    "finance|fintech|financial services|insurance|insurtech|payments|crypto|blockchain|χρηματοοικονομικα|ασφαλειες|τραπεζες",
  govtech: "government|govtech|civic tech|public sector|δημοσια διοικηση|δημοσιος τομεας",
  hardware_iot: "hardware|iot|internet of things|semiconductor|semiconductors|nanotech|electronics|ηλεκτρονικα|υλικο",
  health: "health|healthcare|healthtech|medical|medtech|digital health|υγεια|ιατρικη|ιατροτεχνολογια",
  hr: "hr|human resources|recruiting|jobs|future of work|ανθρωπινο δυναμικο|εργασια",
  legal: "legal|legaltech|law|νομικα",
  logistics: "logistics|supply chain|delivery|shipping logistics|εφοδιαστικη|αποθηκευση",
  manufacturing: "manufacturing|industrials|industry 4 0|industrial|βιομηχανια|μεταποιηση",
  maritime: "maritime|shipping|blue economy|ναυτιλια|ναυτιλιακα|γαλαζια οικονομια|ναυπηγοεπισκευη",
  marketing: "marketing|advertising|adtech|public relations|pr|sales|διαφημιση|μαρκετινγκ",
  materials: "materials|advanced materials|chemicals|υλικα|χημικα",
  mobility: "mobility|transportation|transport|automotive|vehicles|μεταφορες|κινητικοτητα|αυτοκινηση",
  real_estate: "real estate|proptech|real estate and construction|ακινητα",
  retail: "retail|ecommerce|e commerce|marketplace|marketplaces|λιανικο εμποριο|εμποριο|ηλεκτρονικο εμποριο",
  robotics: "robotics|drones|ρομποτικη",
  social_impact: "social|social impact|nonprofit|non profit|κοινωνικη οικονομια|κοινωνικη επιχειρηματικοτητα",
  software:
    "software|saas|enterprise|web|mobile|b2b|developer tools|it|ict|network hosting|consulting|technology|πληροφορικη|τεχνολογια|λογισμικο",
  space: "space|aerospace|satellites|διαστημα|αεροδιαστημικη",
  sports: "sports|fitness|αθλητισμος",
  telecom: "telecom|telecommunications|τηλεπικοινωνιες",
  tourism: "travel|tourism|hospitality|travel leisure and tourism|τουρισμος|φιλοξενια|εστιαση",
  other: "other|misc|various|unspecified|αλλο|λοιπα|διαφορα|αλλα",
};
const STAGE_WORDS: Words = {
  idea: "idea|concept|ideation|investigation|ιδεα|συλληψη",
  mvp: "mvp|prototype|beta|construction|early|πρωτοτυπο|αρχικη αναπτυξη|πρωιμο",
  pre_seed: "pre seed|preseed|angel|προσποριμο",
  seed: "seed|seed stage|σπορα|εκκινηση",
  series_a: "series a|a round|round a",
  series_b_plus: "series b|series c|series d|series e|series b plus|late stage",
  growth: "growth|scale up|scaleup|expansion|acceleration|operating|active|public|αναπτυξη|κλιμακωση|ωριμη",
  exited: "exit|exited|acquired|ipo|closed|inactive|εξαγορα|εξοδος",
};
const MODEL_WORDS: Words = {
  b2b: "b2b|business|enterprise|επιχειρησεις",
  b2c: "b2c|consumer|καταναλωτες",
  b2b2c: "b2b2c",
  b2g: "b2g|government|δημοσιο",
  marketplace: "marketplace|platform|πλατφορμα",
  other: "other|αλλο",
};
const TYPE_WORDS: Words = {
  vc: "vc|venture capital|fund|venture|επενδυτικο κεφαλαιο|κεφαλαιο επιχειρηματικων συμμετοχων",
  angel: "angel|angels|business angel|business angels|αγγελος|αγγελοι|ιδιωτης",
  corporate: "corporate|cvc|corporate venture|εταιρικο",
  family_office: "family office|οικογενειακο γραφειο",
  accelerator: "accelerator|incubator|επιταχυντης|θερμοκοιτιδα",
  public_fund: "public|public fund|government|δημοσιο|δημοσιο ταμειο|κρατικο",
  bank: "bank|τραπεζα",
  crowdfunding: "crowdfunding|πληθοχρηματοδοτηση",
};
const EVENT_WORDS: Words = {
  conference: "conference|summit|forum|congress|expo|symposium|συνεδριο|ημεριδα|διημεριδα|φορουμ|εκθεση",
  workshop: "workshop|training|seminar|class|bootcamp|masterclass|course|εργαστηριο|σεμιναριο|εκπαιδευση",
  demo_day: "demo day|demoday|demo",
  meetup: "meetup|meet up|meeting|gathering|συναντηση|εκδηλωση|event",
  webinar: "webinar|online|web seminar|virtual|livestream|διαδικτυακο σεμιναριο|διαδικτυακη|τηλεδιασκεψη",
  hackathon: "hackathon|datathon|ideathon|μαραθωνιος|μαραθωνιος καινοτομιας",
  pitch: "pitch|pitching|pitch night|pitch day|competition|contest|διαγωνισμος|παρουσιαση|παρουσιασεις",
  networking: "networking|mixer|drinks|social|reception|δικτυωση|δεξιωση",
};
const REGION_WORDS: Words = {
  attica: "attiki|athens|αθηνα|πειραιας",
  central_greece: "sterea ellada|στερεα",
  central_macedonia: "thessaloniki|κ μακεδονια|κεντρ μακεδονια|θεσσαλονικη",
  crete: "kriti|κρητης",
  east_macedonia_thrace:
    "αν μακεδονια θρακη|αν μακεδονιας θρακης|ανατολικης μακεδονιας και θρακης|ανατολικη μακεδονια θρακη|east macedonia and thrace",
  epirus: "ipeiros|ηπειρου",
  ionian_islands: "ionio|ιονιων νησων|ιονιοι νησοι",
  north_aegean: "voreio aigaio|βορειου αιγαιου",
  peloponnese: "peloponnisos|πελοποννησου",
  south_aegean: "notio aigaio|νοτιου αιγαιου",
  thessaly: "thessalia|θεσσαλιας",
  western_greece: "dytiki ellada|δυτικης ελλαδας|δ ελλαδα|patras",
  western_macedonia: "dytiki makedonia|δυτικης μακεδονιας|δ μακεδονια",
  abroad: "εξωτερικο|foreign",
};
const COUNTRY_WORDS: Words = {
  GR: "gr|grc|greece|hellas|el|ελλας|ελλαδα|ellada",
  CY: "cyp|cyprus|κυπρος",
  US: "usa|u s a|u s|united states of america|ηπα|america",
  GB: "gbr|uk|u k|great britain|england|scotland|wales|ηνωμενο βασιλειο|αγγλια|ην βασιλειο",
  DE: "deu|ger|γερμανια",
  FR: "fra|γαλλια",
  IT: "ita|ιταλια",
  ES: "esp|ισπανια",
  PT: "prt|πορτογαλια",
  NL: "nld|holland|the netherlands|ολλανδια|κατω χωρες",
  BE: "bel|βελγιο",
  AT: "aut|αυστρια",
  CH: "che|ελβετια",
  SE: "swe|σουηδια",
  NO: "nor|νορβηγια",
  DK: "dnk|δανια",
  FI: "fin|φινλανδια",
  IE: "irl|ιρλανδια",
  PL: "pol|πολωνια",
  CZ: "cze|czech republic|τσεχια",
  RO: "rou|ρουμανια",
  BG: "bgr|βουλγαρια",
  AL: "alb|αλβανια",
  TR: "tur|turkey|τουρκια",
  IL: "isr|ισραηλ",
  IN: "ind|ινδια",
  CN: "chn|κινα",
  JP: "jpn|ιαπωνια",
  CA: "can|καναδας",
  AU: "aus|αυστραλια",
  BR: "bra|βραζιλια",
  SG: "sgp|σιγκαπουρη",
  AE: "are|uae|εμιρατα",
  EE: "est|εσθονια",
  RU: "rus|russia|ρωσια",
  KR: "kor|south korea|νοτια κορεα",
  UA: "ukr|ουκρανια",
  HU: "hun|ουγγαρια",
  RS: "srb|σερβια",
};

function dictionary(labels: Record<string, LocalizedText>, words: Words): Map<string, string> {
  const known = new Map<string, string>();
  for (const [key, { el, en }] of Object.entries(labels)) {
    const named = [key, el, en, ...(words[key]?.split("|") ?? [])];
    for (const one of named) if (!known.has(comparable(one))) known.set(comparable(one), key);
  }
  return known;
}

function countries(): Map<string, string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const labels: Record<string, LocalizedText> = {};
  for (const code of codes) {
    const en = countryName(code, "en");
    // The languages' data names what exists, and answers the code itself for the rest.
    const isToday = new Intl.Locale(`und-${code}`).region === code;
    if (isToday && en !== code && !en.startsWith("Unknown")) labels[code] = { el: countryName(code, "el"), en };
  }
  return dictionary(labels, COUNTRY_WORDS);
}

const industries = dictionary(INDUSTRY_LABELS, INDUSTRY_WORDS);
const stages = dictionary(STAGE_LABELS, STAGE_WORDS);

const KNOWN: Record<TranslatedAs, () => ReadonlyMap<string, string>> = {
  industry: () => industries,
  industries: () => industries,
  stage: () => stages,
  stages: () => stages,
  region: once(() => dictionary(REGION_LABELS, REGION_WORDS)),
  business_model: once(() => dictionary(BUSINESS_MODEL_LABELS, MODEL_WORDS)),
  investor_type: once(() => dictionary(INVESTOR_TYPE_LABELS, TYPE_WORDS)),
  country: once(countries),
  countries: once(countries),
  event_type: once(() => dictionary(EVENT_TYPE_LABELS, EVENT_WORDS)),
};

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Which choice a file's own word means, in either language; null where nobody could tell. */
export function guessChoice(as: TranslatedAs, value: string): string | null {
  const known = KNOWN[as]();
  const word = comparable(value);
  const found = known.get(word);
  if (found !== undefined) return found;
  // «Industrials -> Manufacturing», «Fintech (payments)»: the first of its parts that is known.
  const parts = value.split(/->|[/,(>–]|\s-\s/).map(comparable);
  return parts.map((part) => known.get(part)).find((choice) => choice !== undefined) ?? null;
}

/** Whether a choice exists. */
export const isChoice = (as: TranslatedAs, choice: string): boolean => {
  for (const key of KNOWN[as]().values()) if (key === choice) return true;
  return false;
};

/** Several values of one cell. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(cell.includes(";") ? ";" : cell.includes("|") ? "|" : ",")
    .map((part) => part.trim())
    .filter(Boolean);
