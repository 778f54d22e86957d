import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import { sql } from "drizzle-orm";
import { createInvestor, type NewInvestor } from "#modules/investors/investors.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import type { DemoOrganization, DemoPersonKey } from "./people.ts";

interface DemoInvestor extends Omit<NewInvestor, "owner_id" | "created_at"> {
  in: DemoOrganization;
  /** Who registered it; the others were listed by their organization. */
  owner?: DemoPersonKey;
  /** Listed so many days ago. */
  daysAgo: number;
  /** Names of startups that it has invested in. */
  investedIn: readonly string[];
}

/** Who funds the startups of the demo story. */
const DEMO_INVESTORS: readonly DemoInvestor[] = [
  {
    in: "kerkis",
    owner: "investor",
    daysAgo: 120,
    company_name: "Meltemi Ventures",
    type: "vc",
    city: "Αθήνα",
    thesis: "Ναυτιλία, ενέργεια και ό,τι κινείται στο νερό. Μπαίνουμε νωρίς και μένουμε ως το τέλος.",
    description:
      "Επενδύουμε σε ομάδες που λύνουν ένα πρόβλημα λιμανιού, πλοίου ή δικτύου και έχουν ήδη έναν πελάτη που το πληρώνει. Η πρώτη επιταγή έρχεται σε έξι εβδομάδες και μισή ακόμη κρατιέται για τον επόμενο γύρο.",
    industries: ["maritime", "energy", "robotics", "climate"],
    stages: ["seed", "series_a"],
    ticket_min: 250_000,
    ticket_max: 3_000_000,
    countries: ["GR", "CY"],
    website_url: "https://meltemi.example",
    investedIn: ["Thalassa Robotics", "Heliodyne", "Aktis Grid", "Okeanos Data"],
  },
  {
    in: "kerkis",
    daysAgo: 111,
    company_name: "Πρώτη Ύλη Angels",
    type: "angel",
    city: "Πάτρα",
    thesis: "Είκοσι δύο ιδρυτές που επενδύουν σε ιδρυτές. Υλικά, ρομποτική, βαθιά τεχνολογία.",
    description:
      "Δίκτυο ιδρυτών και μηχανικών της Δυτικής Ελλάδας. Αποφασίζουμε σε μία συνάντηση τον μήνα και ένας από εμάς κάθεται δίπλα στην ομάδα για δύο χρόνια.",
    industries: ["materials", "robotics", "hardware_iot", "biotech"],
    stages: ["mvp", "pre_seed", "seed"],
    ticket_min: 25_000,
    ticket_max: 250_000,
    countries: ["GR"],
    website_url: "https://proti-yli.example",
    investedIn: ["Lithos Materials", "Thalassa Robotics"],
  },
  {
    in: "kerkis",
    daysAgo: 104,
    company_name: "Ταμείο Πράσινης Μετάβασης",
    type: "public_fund",
    city: "Αθήνα",
    thesis: "Συνεπένδυση με ιδιωτικά κεφάλαια σε κλιματική τεχνολογία, ως το 49% του γύρου.",
    description:
      "Δημόσιο ταμείο συνεπενδύσεων. Ακολουθεί έναν ιδιώτη επενδυτή με τους ίδιους όρους και ζητά μετρήσιμη μείωση εκπομπών μέσα σε τρία χρόνια.",
    industries: ["climate", "energy", "mobility", "construction"],
    stages: ["series_a", "series_b_plus"],
    ticket_min: 500_000,
    ticket_max: 10_000_000,
    countries: ["GR"],
    website_url: "https://prasini-metavasi.example",
    investedIn: ["Heliodyne", "Aktis Grid", "Argo Mobility"],
  },
  {
    in: "elevate",
    owner: "elevate.owner",
    daysAgo: 98,
    company_name: "Boreas Accelerator",
    type: "accelerator",
    city: "Θεσσαλονίκη",
    thesis: "Δώδεκα εβδομάδες, δέκα εταιρείες, ένας πελάτης ώσπου να τελειώσει το πρόγραμμα.",
    description:
      "Δύο κύκλοι τον χρόνο για ομάδες της Βόρειας Ελλάδας και των Βαλκανίων. Με την επένδυση έρχονται γραφεία, νομική βοήθεια και πιλοτικές συμφωνίες με βιομηχανίες της πόλης.",
    industries: ["agrifood", "health", "software", "robotics"],
    stages: ["mvp", "pre_seed", "seed"],
    ticket_min: 50_000,
    ticket_max: 200_000,
    countries: ["GR", "BG", "MK"],
    website_url: "https://boreas.example",
    investedIn: ["Anemos Drones", "Meli AgriTech", "Daphne Bio"],
  },
  {
    in: "kerkis",
    daysAgo: 86,
    company_name: "Οικογένεια Καλλέργη",
    type: "family_office",
    city: "Ηράκλειο",
    thesis: "Αγροδιατροφή και τουρισμός στην Κρήτη. Υπομονετικό κεφάλαιο, χωρίς προθεσμία εξόδου.",
    description:
      "Τρίτη γενιά εξαγωγέων λαδιού. Επενδύουμε δικά μας χρήματα, ανοίγουμε τις αγορές που ξέρουμε και δεν ζητάμε θέση στη διοίκηση.",
    industries: ["agrifood", "tourism"],
    stages: ["seed", "series_a"],
    ticket_min: 100_000,
    ticket_max: 1_000_000,
    countries: ["GR"],
    investedIn: ["Aktis Grid", "Meli AgriTech"],
  },
  {
    in: "kerkis",
    daysAgo: 74,
    company_name: "Argo Capital",
    type: "vc",
    city: "Λονδίνο",
    thesis: "European software companies whose customers pay from the first day.",
    description:
      "Growth investor for software built between Lisbon and Nicosia. We lead one round and follow in the next; partners answer founders within two working days.",
    industries: ["software", "cybersecurity", "fintech", "ai_data"],
    stages: ["series_a", "series_b_plus", "growth"],
    ticket_min: 1_000_000,
    ticket_max: 15_000_000,
    countries: ["GR", "CY", "PT", "GB"],
    website_url: "https://argo-capital.example",
    investedIn: ["Nefeli Cloud", "Pharos Security", "Iris Vision"],
  },
  {
    in: "blue",
    daysAgo: 60,
    company_name: "Νησιωτική Τράπεζα",
    type: "bank",
    city: "Σύρος",
    thesis: "Μετατρέψιμα δάνεια για εταιρείες με έσοδα και σχέδιο πέρα από την τουριστική περίοδο.",
    description:
      "Συνεταιριστική τράπεζα των Κυκλάδων. Το δάνειο γίνεται μετοχές μόνο αν το θελήσετε και οι δόσεις σταματούν τον χειμώνα.",
    industries: ["tourism", "maritime", "logistics"],
    stages: ["series_a", "series_b_plus"],
    ticket_min: 200_000,
    ticket_max: 2_000_000,
    countries: ["GR"],
    website_url: "https://nisiotiki.example",
    investedIn: ["Chronos Logistics", "Triton Marine"],
  },
  {
    in: "blue",
    daysAgo: 45,
    company_name: "Harbour Works",
    type: "corporate",
    city: "Πειραιάς",
    thesis: "Ports and ship owners as first customers: we invest in what our own berths will use.",
    description:
      "Corporate fund of three terminal operators. Every investment begins with a paid pilot on a quay in Piraeus, Limassol or Trieste.",
    industries: ["maritime", "logistics", "hardware_iot"],
    stages: ["seed", "series_a", "series_b_plus"],
    ticket_min: 300_000,
    ticket_max: 5_000_000,
    countries: ["GR", "CY", "IT"],
    website_url: "https://harbour-works.example",
    investedIn: ["Okeanos Data", "Triton Marine", "Chronos Logistics"],
  },
  {
    in: "kerkis",
    daysAgo: 31,
    company_name: "Έρανος",
    type: "crowdfunding",
    city: "Αθήνα",
    thesis: "Χίλιοι μικροί επενδυτές για κάτι που χρησιμοποιούν οι ίδιοι.",
    description:
      "Πλατφόρμα πληθοχρηματοδότησης με άδεια. Η εκστρατεία κρατά τριάντα ημέρες και τα χρήματα επιστρέφονται αν δεν συμπληρωθεί ο στόχος.",
    industries: ["consumer", "agrifood", "health", "social_impact"],
    stages: ["mvp", "pre_seed"],
    ticket_min: null,
    ticket_max: 120_000,
    countries: ["GR", "CY"],
    website_url: "https://eranos.example",
    investedIn: ["Meli AgriTech"],
  },
  {
    in: "kerkis",
    daysAgo: 12,
    company_name: "Λευκός Πύργος Angels",
    type: "angel",
    city: "Θεσσαλονίκη",
    thesis: "Πρώτη επιταγή σε ιδρυτές που άφησαν μια καλή δουλειά για να λύσουν κάτι που τους ενοχλούσε.",
    description: "Εννέα στελέχη τεχνολογίας που επενδύουν μαζί, κυρίως σε υγεία και εκπαίδευση.",
    industries: ["health", "education", "software"],
    stages: ["idea", "mvp", "pre_seed"],
    ticket_min: 10_000,
    ticket_max: 60_000,
    countries: ["GR"],
    investedIn: ["Mnemosyne Health"],
  },
];

/** An investor whose application waits for a coordinator. */
export const DEMO_INVESTOR_APPLICATION: InvestorDraft = {
  name: "Αιολική Συμμετοχών",
  type: "family_office",
  city: "Μυτιλήνη",
  website_url: "https://aioliki.example",
  description:
    "Νέο οικογενειακό γραφείο από τη Λέσβο, με ενδιαφέρον για την ενέργεια και τη ναυτιλία στα νησιά του Αιγαίου.",
  thesis: "Ό,τι κάνει ένα νησί να μη χρειάζεται πλοίο με καύσιμα.",
  industries: ["energy", "maritime"],
  stages: ["pre_seed", "seed"],
  ticket_min: 50_000,
  ticket_max: 400_000,
  currency: "EUR",
  countries: ["GR", "CY"],
  accuracy: true,
};

/** Lists the investors of the story, each with its portfolio. */
export async function createDemoInvestors(
  db: Reader,
  now: Date,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Record<DemoOrganization, string>,
): Promise<void> {
  const known = new Map(
    (await db.select({ id: startups.id, name: startups.name }).from(startups)).map((row) => [row.name, row.id]),
  );
  // Nobody in person listed them: the last scene's actor is not theirs.
  await db.execute(sql`select set_config('kerkis.actor', '', true)`);
  for (const { in: organization, owner, daysAgo, investedIn, ...facts } of DEMO_INVESTORS) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const portfolio = investedIn.map((name) => {
      const id = known.get(name);
      if (!id) throw new Error(`The demo story knows no startup called ${name}.`);
      return id;
    });
    const dates = { created_at: at, updated_at: at, verified_at: facts.is_verified === false ? null : at };
    const given = { ...facts, ...dates, owner_id: owner ? (people.get(owner)?.userId ?? null) : null };
    await createInvestor(db, organizationIds[organization], given, portfolio);
  }
}
