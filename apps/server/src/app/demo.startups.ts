import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";

type Region = NonNullable<RegistrationDraft["region"]>;

/** Answers of one registration: the facts first, then the words. */
function startup(
  name: string,
  [city, region]: readonly [string, Region],
  facts: Pick<
    RegistrationDraft,
    "industry" | "stage" | "employees_range" | "founded_on" | "business_model" | "funding_total"
  >,
  words: { tagline: string; description: string; tags: string[] },
  founders: readonly (readonly [name: string, role: string])[],
  more: RegistrationDraft = {},
): RegistrationDraft {
  const domain = name.toLowerCase().replace(/[^a-z]+/g, "");
  return {
    name,
    country: "GR",
    city,
    region,
    ...facts,
    ...words,
    website_url: `https://${domain}.example`,
    founders: founders.map(([person, role]) => ({ name: person, role })),
    currency: "EUR",
    accuracy: true,
    ...more,
  };
}

const ATHENS = ["Αθήνα", "attica"] as const;
const PIRAEUS = ["Πειραιάς", "attica"] as const;
const THESSALONIKI = ["Θεσσαλονίκη", "central_macedonia"] as const;

/** The startups of the demo story as their founders registered them; names in the spirit of the country. */
export const DEMO_STARTUPS = {
  thalassa: startup(
    "Thalassa Robotics",
    PIRAEUS,
    {
      industry: "robotics",
      stage: "series_a",
      employees_range: "11-50",
      founded_on: "2019-03-11",
      business_model: "b2b",
      funding_total: 4_100_000,
    },
    {
      tagline: "Αυτόνομα σκάφη επιθεώρησης για λιμάνια και υποθαλάσσια έργα",
      description:
        "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν κρηπιδώματα, αγωγούς και υφαλοκρηπίδες χωρίς δύτες. Ένα σκάφος χαρτογραφεί σε μία ημέρα ό,τι ένα συνεργείο σε μία εβδομάδα, και η αναφορά είναι έτοιμη το ίδιο βράδυ. Συνεργαζόμαστε ήδη με τέσσερις οργανισμούς λιμένων.",
      tags: ["ρομποτική", "λιμάνια", "επιθεώρηση"],
    },
    [
      ["Άννα Λιάπη", "Διευθύνουσα σύμβουλος"],
      ["Τάσος Ξένος", "Τεχνικός διευθυντής"],
    ],
    {
      legal_name: "ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΗ Ι.Κ.Ε.",
      tax_number: "801234567",
      registration_number: "148523907000",
      women_led: true,
    },
  ),
  heliodyne: startup(
    "Heliodyne",
    ATHENS,
    {
      industry: "energy",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2021-06-02",
      business_model: "b2b",
      funding_total: 1_240_000,
    },
    {
      tagline: "Πρόβλεψη παραγωγής για μικρά φωτοβολταϊκά πάρκα",
      description:
        "Προβλέπουμε την παραγωγή κάθε πάρκου ανά τέταρτο της ώρας, με δορυφορικές εικόνες και τους ίδιους τους αναστροφείς ως αισθητήρες. Οι παραγωγοί πληρώνουν λιγότερα πρόστιμα απόκλισης και μαθαίνουν πρώτοι πότε μια συστοιχία χαλά.",
      tags: ["φωτοβολταϊκά", "πρόβλεψη"],
    },
    [
      ["Πέτρος Αναγνώστου", "Διευθύνων σύμβουλος"],
      ["Σοφία Μελά", "Επικεφαλής δεδομένων"],
    ],
  ),
  mnemosyne: startup(
    "Mnemosyne Health",
    THESSALONIKI,
    {
      industry: "health",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2023-01-20",
      business_model: "b2b2c",
      funding_total: 311_000,
    },
    {
      tagline: "Ψηφιακή παρακολούθηση μνήμης για ανθρώπους άνω των 60",
      description:
        "Δέκα λεπτά την εβδομάδα στο κινητό αρκούν για να φανεί μια αλλαγή στη μνήμη μήνες πριν τη δει η οικογένεια. Οι ασκήσεις σχεδιάστηκαν με τη Νευρολογική Κλινική του ΑΠΘ και δοκιμάζονται σε τρία ιατρεία μνήμης.",
      tags: ["άνοια", "πρόληψη", "τηλεϊατρική"],
    },
    [
      ["Κατερίνα Ζήση", "Συνιδρύτρια, νευρολόγος"],
      ["Ορέστης Δούκας", "Συνιδρυτής, μηχανικός"],
    ],
    { women_led: true },
  ),
  aktis: startup(
    "Aktis Grid",
    ["Ηράκλειο", "crete"],
    {
      industry: "energy",
      stage: "series_a",
      employees_range: "11-50",
      founded_on: "2018-10-05",
      business_model: "b2g",
      funding_total: 6_800_000,
    },
    {
      tagline: "Εξισορρόπηση δικτύου με μπαταρίες γειτονιάς",
      description:
        "Μία μπαταρία για κάθε υποσταθμό γειτονιάς, που μαθαίνει πότε γεμίζουν τα φωτοβολταϊκά και πότε ανάβουν τα κλιματιστικά. Το δίκτυο των νησιών αντέχει περισσότερες ανανεώσιμες χωρίς νέα καλώδια. Λειτουργεί ήδη σε τρία νησιά.",
      tags: ["αποθήκευση ενέργειας", "νησιά"],
    },
    [["Στράτος Μανιάτης", "Διευθύνων σύμβουλος"]],
  ),
  lithos: startup(
    "Lithos Materials",
    ["Πάτρα", "western_greece"],
    {
      industry: "materials",
      stage: "seed",
      employees_range: "2-10",
      founded_on: "2020-05-14",
      business_model: "b2b",
      funding_total: 950_000,
    },
    {
      tagline: "Δομικά υλικά από τη σκόνη των λατομείων",
      description:
        "Τα λατομεία μαρμάρου πετούν τα επτά από τα δέκα κιλά που βγάζουν. Από αυτή τη σκόνη φτιάχνουμε πλάκες και κονιάματα με το μισό αποτύπωμα άνθρακα, με δίπλωμα ευρεσιτεχνίας από το Πανεπιστήμιο Πατρών.",
      tags: ["κυκλική οικονομία", "μάρμαρο"],
    },
    [
      ["Ιωάννα Φραγκάκη", "Διευθύνουσα σύμβουλος"],
      ["Νικήτας Ρούσσος", "Έρευνα"],
    ],
    { women_led: true },
  ),
  nefeli: startup(
    "Nefeli Cloud",
    ATHENS,
    {
      industry: "software",
      stage: "series_b_plus",
      employees_range: "51-249",
      founded_on: "2016-02-29",
      business_model: "b2b",
      funding_total: 14_200_000,
    },
    {
      tagline: "European cloud for software that may not leave Europe",
      description:
        "Managed databases and Kubernetes from data centres in Athens, Thessaloniki and Sofia, operated by people you can call. Hospitals, banks and ministries run on it because their data stays under European law, and because the bill can be read.",
      tags: ["cloud", "data sovereignty"],
    },
    [
      ["Alexandros Vlachos", "Chief executive"],
      ["Danae Petrou", "Chief technology officer"],
    ],
  ),
  kyma: startup(
    "Kyma Sensors",
    ["Χανιά", "crete"],
    {
      industry: "hardware_iot",
      stage: "seed",
      employees_range: "2-10",
      founded_on: "2022-09-01",
      business_model: "b2b",
      funding_total: 720_000,
    },
    {
      tagline: "Αισθητήρες κύματος που κοστίζουν όσο ένα κινητό",
      description:
        "Μικροί σημαντήρες που μετρούν κύμα, ρεύμα και θερμοκρασία και στέλνουν τα δεδομένα κάθε δέκα λεπτά, για δύο χρόνια με μία μπαταρία. Οι ιχθυοκαλλιέργειες ξέρουν πότε να ταΐσουν και τα λιμάνια πότε να κλείσουν.",
      tags: ["θάλασσα", "αισθητήρες"],
    },
    [
      ["Άννα Λιάπη", "Συνιδρύτρια"],
      ["Μανώλης Σηφάκης", "Ηλεκτρονικός μηχανικός"],
    ],
  ),
  elaion: startup(
    "Elaion Foods",
    ["Καλαμάτα", "peloponnese"],
    {
      industry: "agrifood",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2022-11-28",
      business_model: "b2c",
      funding_total: 180_000,
    },
    {
      tagline: "Πρωτεΐνη από τον πυρήνα της ελιάς",
      description:
        "Από το υπόλειμμα του ελαιοτριβείου εξάγουμε πρωτεΐνη και ίνες για αρτοποιεία και σνακ. Ό,τι σήμερα είναι απόβλητο γίνεται συστατικό με τοπική προέλευση και καθαρή ετικέτα.",
      tags: ["ελιά", "κυκλική οικονομία", "τρόφιμα"],
    },
    [["Χρύσα Παππά", "Ιδρύτρια, χημικός τροφίμων"]],
    { women_led: true },
  ),
  pharos: startup(
    "Pharos Security",
    ATHENS,
    {
      industry: "cybersecurity",
      stage: "series_a",
      employees_range: "11-50",
      founded_on: "2017-04-03",
      business_model: "b2b",
      funding_total: 5_200_000,
    },
    {
      tagline: "Attack simulation for teams without a security department",
      description:
        "Pharos plays the attacker against your systems every night and tells your engineers in plain words which door was open and how to close it. It costs less than one penetration test a year and never sleeps.",
      tags: ["security", "automation"],
    },
    [
      ["James Whitfield", "Chief executive"],
      ["Eleni Koraka", "Research"],
    ],
  ),
  anemos: startup(
    "Anemos Drones",
    THESSALONIKI,
    {
      industry: "robotics",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2020-08-19",
      business_model: "b2g",
      funding_total: 1_100_000,
    },
    {
      tagline: "Drones που βλέπουν τη φωτιά πριν φανεί ο καπνός",
      description:
        "Σμήνη μικρών αεροσκαφών με θερμικές κάμερες περιπολούν το δάσος μόνα τους τις ημέρες υψηλού κινδύνου και ειδοποιούν την Πυροσβεστική με συντεταγμένες. Πέρσι στη Χαλκιδική εντόπισαν έντεκα εστίες στα πρώτα πέντε λεπτά.",
      tags: ["δασοπυρόσβεση", "drones"],
    },
    [
      ["Φώτης Καραμήτρος", "Διευθύνων σύμβουλος"],
      ["Άρτεμις Νάκου", "Πτητική λειτουργία"],
    ],
  ),
  meli: startup(
    "Meli AgriTech",
    ["Λάρισα", "thessaly"],
    {
      industry: "agrifood",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2023-03-07",
      business_model: "b2b",
      funding_total: 240_000,
    },
    {
      tagline: "Κυψέλες που ζητούν βοήθεια μόνες τους",
      description:
        "Ένας αισθητήρας ήχου και βάρους σε κάθε κυψέλη καταλαβαίνει πότε το μελίσσι ετοιμάζεται να σμηνουργήσει, πότε πεινά και πότε αρρωσταίνει. Ο μελισσοκόμος γλιτώνει διαδρομές και χάνει λιγότερα μελίσσια.",
      tags: ["μελισσοκομία", "αισθητήρες"],
    },
    [["Δέσποινα Αργυρίου", "Ιδρύτρια"]],
    { women_led: true },
  ),
  chronos: startup(
    "Chronos Logistics",
    PIRAEUS,
    {
      industry: "logistics",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2021-02-22",
      business_model: "b2b",
      funding_total: 880_000,
    },
    {
      tagline: "Ραντεβού για φορτηγά στο λιμάνι",
      description:
        "Κάθε φορτηγό φτάνει στην πύλη την ώρα που το εμπορευματοκιβώτιό του είναι έτοιμο. Οι οδηγοί περιμένουν είκοσι λεπτά αντί για τρεις ώρες και το λιμάνι ξέρει το πρωί πώς θα είναι το απόγευμα.",
      tags: ["λιμάνια", "μεταφορές"],
    },
    [["Μάνος Περράκης", "Διευθύνων σύμβουλος"]],
  ),
  iris: startup(
    "Iris Vision",
    ATHENS,
    {
      industry: "ai_data",
      stage: "series_a",
      employees_range: "11-50",
      founded_on: "2019-09-09",
      business_model: "b2b",
      funding_total: 3_900_000,
    },
    {
      tagline: "Quality control that learns from ten examples",
      description:
        "Most factories do not have ten thousand photographs of a broken part. Iris learns from ten, runs on a camera the size of a matchbox, and tells the operator what it saw and how sure it is. In use on fourteen lines in Greece, Italy and Austria.",
      tags: ["computer vision", "industry"],
    },
    [
      ["Myrto Sakellariou", "Chief executive"],
      ["Jonas Weber", "Machine learning"],
    ],
    { women_led: true },
  ),
  petra: startup(
    "Petra Build",
    ["Ιωάννινα", "epirus"],
    {
      industry: "construction",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2022-04-30",
      business_model: "b2b",
      funding_total: 64_000,
    },
    {
      tagline: "Προσφορές τεχνικών έργων σε μία φόρμα",
      description:
        "Ο ιδιοκτήτης ανεβάζει σχέδια και φωτογραφίες και παίρνει προσφορές από συνεργεία της περιοχής. Η πλατφόρμα ελέγχει ασφαλιστική και φορολογική ενημερότητα και κρατά την πληρωμή ως την παραλαβή.",
      tags: ["ανακαίνιση", "αγορά"],
    },
    [["Λεωνίδας Γκίκας", "Ιδρυτής"]],
  ),
  argo: startup(
    "Argo Mobility",
    ATHENS,
    {
      industry: "mobility",
      stage: "growth",
      employees_range: "51-249",
      founded_on: "2016-07-18",
      business_model: "b2b2c",
      funding_total: 11_800_000,
    },
    {
      tagline: "Δημόσια συγκοινωνία κατ’ απαίτηση για αραιοκατοικημένες περιοχές",
      description:
        "Μικρά λεωφορεία χωρίς σταθερή διαδρομή: ο επιβάτης τηλεφωνεί ή πατά ένα κουμπί και ο αλγόριθμος ενώνει τις διαδρομές όλων. Εξυπηρετεί είκοσι δύο δήμους και κοστίζει στον καθέναν λιγότερο από μία άδεια γραμμή.",
      tags: ["συγκοινωνίες", "δήμοι"],
    },
    [["Αλέξανδρος Βλάχος", "Διευθύνων σύμβουλος"]],
  ),
  zefyros: startup(
    "Zefyros Air",
    ["Σύρος", "south_aegean"],
    {
      industry: "climate",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2024-01-15",
      business_model: "b2g",
      funding_total: 150_000,
    },
    {
      tagline: "Μέτρηση αέρα σε κάθε σχολική αυλή",
      description:
        "Δίκτυο φθηνών σταθμών που μετρούν μικροσωματίδια και όζον εκεί όπου παίζουν τα παιδιά. Τα δεδομένα είναι ανοιχτά και ο διευθυντής του σχολείου βλέπει το πρωί αν το διάλειμμα θα γίνει μέσα ή έξω.",
      tags: ["ποιότητα αέρα", "σχολεία"],
    },
    [
      ["Ελένη Κόρακα", "Συνιδρύτρια"],
      ["Μάρκος Ρούσσος", "Συνιδρυτής"],
    ],
  ),
  daphne: startup(
    "Daphne Bio",
    THESSALONIKI,
    {
      industry: "biotech",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2021-11-11",
      business_model: "b2b",
      funding_total: 1_300_000,
    },
    {
      tagline: "Βιοφυτοφάρμακα από φυτά του Ολύμπου",
      description:
        "Απομονώνουμε ουσίες από αρωματικά φυτά του Ολύμπου που κρατούν μακριά τον δάκο της ελιάς και τον βοτρύτη του αμπελιού. Δεν αφήνουν υπολείμματα και διασπώνται σε μία εβδομάδα. Δοκιμές σε διακόσια στρέμματα με γεωπόνους του ΕΛΓΟ.",
      tags: ["βιοτεχνολογία", "γεωργία"],
    },
    [
      ["Φώτης Καραμήτρος", "Συνιδρυτής"],
      ["Ευγενία Ράπτη", "Επιστημονική διευθύντρια"],
    ],
  ),
  okeanos: startup(
    "Okeanos Data",
    PIRAEUS,
    {
      industry: "maritime",
      stage: "series_a",
      employees_range: "11-50",
      founded_on: "2018-05-21",
      business_model: "b2b",
      funding_total: 4_600_000,
    },
    {
      tagline: "Fuel and emissions of a fleet, on one screen",
      description:
        "Okeanos joins noon reports, engine sensors and weather into one number per voyage: what it should have burned, what it did, and why. Forty shipping companies report their emissions from it and nine renegotiated charters with it.",
      tags: ["shipping", "emissions"],
    },
    [["Rania Koutsou", "Chief executive"]],
    { women_led: true },
  ),
  triton: startup(
    "Triton Marine",
    ["Χίος", "north_aegean"],
    {
      industry: "maritime",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2020-12-03",
      business_model: "b2b",
      funding_total: 990_000,
    },
    {
      tagline: "Καθαρισμός υφάλων χωρίς δεξαμενή",
      description:
        "Ένα ρομπότ που περπατά στα ύφαλα, καθαρίζει χωρίς χημικά και κρατά ό,τι βγάζει. Το πλοίο καίει ως οκτώ τοις εκατό λιγότερο καύσιμο και το λιμάνι μένει καθαρό.",
      tags: ["πλοία", "ρομποτική"],
    },
    [
      ["Μάνος Περράκης", "Συνιδρυτής"],
      ["Ισίδωρος Τσατσαρώνης", "Συνιδρυτής"],
    ],
  ),
  agora: startup(
    "Agora Pay",
    ATHENS,
    {
      industry: "fintech",
      stage: "series_b_plus",
      employees_range: "51-249",
      founded_on: "2016-10-10",
      business_model: "b2b",
      funding_total: 18_400_000,
    },
    {
      tagline: "Card payments for open-air markets",
      description:
        "A stallholder takes cards with the phone in the apron, offline if need be, and the day's takings are in the bank by the evening. The fee is one number, the tax receipt is automatic, and three thousand stalls use it every week.",
      tags: ["payments", "retail"],
    },
    [["Alexandros Vlachos", "Founder"]],
  ),
  ariadne: startup(
    "Ariadne Learning",
    ["Βόλος", "thessaly"],
    {
      industry: "education",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2025-02-03",
      business_model: "b2g",
      funding_total: 45_000,
    },
    {
      tagline: "Ανάγνωση για παιδιά με δυσλεξία",
      description:
        "Το παιδί διαβάζει φωναχτά και η εφαρμογή ακούει πού σκοντάφτει, διαλέγει την επόμενη λέξη και δείχνει στον ειδικό παιδαγωγό τι άλλαξε από την προηγούμενη εβδομάδα. Φτιαγμένη για τα ελληνικά από την αρχή, όχι μεταφρασμένη.",
      tags: ["δυσλεξία", "σχολείο"],
    },
    [["Μυρτώ Σακελλαρίου", "Ιδρύτρια, λογοθεραπεύτρια"]],
    { women_led: true },
  ),
  kallisto: startup(
    "Kallisto Space",
    ATHENS,
    {
      industry: "space",
      stage: "seed",
      employees_range: "2-10",
      founded_on: "2022-06-21",
      business_model: "b2b",
      funding_total: 610_000,
    },
    {
      tagline: "Κεραίες νανοδορυφόρων που ξεδιπλώνονται μόνες τους",
      description:
        "Κεραίες από κράμα με μνήμη σχήματος, διπλωμένες σε όγκο σπιρτόκουτου, που ανοίγουν με τη ζέστη του ήλιου. Πέταξαν μία φορά με αποστολή του ΕΟΔ και μετέδωσαν τρεις μήνες.",
      tags: ["διάστημα", "κεραίες"],
    },
    [
      ["Άννα Λιάπη", "Σύμβουλος"],
      ["Βαγγέλης Σωτηρόπουλος", "Ιδρυτής"],
    ],
  ),
  hestia: startup(
    "Hestia Homes",
    THESSALONIKI,
    {
      industry: "real_estate",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2023-10-02",
      business_model: "b2c",
      funding_total: 95_000,
    },
    {
      tagline: "Συγκατοίκηση φοιτητών με ανθρώπους που μένουν μόνοι",
      description:
        "Ένα δωμάτιο με χαμηλό ενοίκιο για τον φοιτητή, λίγη παρέα και λίγη βοήθεια για τον μεγαλύτερο. Εμείς ελέγχουμε, ταιριάζουμε και μένουμε δίπλα τους τον πρώτο χρόνο. Τριάντα έξι σπίτια σε δύο πόλεις.",
      tags: ["στέγη", "κοινωνική επιχειρηματικότητα"],
    },
    [["Δέσποινα Αργυρίου", "Ιδρύτρια"]],
    { women_led: true },
  ),
  odysseia: startup(
    "Odysseia Travel",
    ["Ρόδος", "south_aegean"],
    {
      industry: "tourism",
      stage: "idea",
      employees_range: "1",
      founded_on: "",
      business_model: "b2c",
      funding_total: null,
    },
    {
      tagline: "Διαδρομές στα νησιά εκτός εποχής",
      description:
        "Προτάσεις ταξιδιού από Νοέμβριο ως Μάρτιο, με όσα πράγματι λειτουργούν: πλοία, ξενώνες, ταβέρνες, μονοπάτια. Ο τόπος κερδίζει τον χειμώνα που του λείπει.",
      tags: ["τουρισμός", "νησιά"],
    },
    [["Χρύσα Παππά", "Ιδρύτρια"]],
  ),
  selene: startup(
    "Selene Care",
    ATHENS,
    {
      industry: "health",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2020-03-16",
      business_model: "b2b",
      funding_total: 1_050_000,
    },
    {
      tagline: "Νυχτερινή φροντίδα στο σπίτι, με έναν αισθητήρα",
      description:
        "Ένα ραντάρ στον τοίχο καταλαβαίνει πτώση, άπνοια και περιπλάνηση χωρίς κάμερα και χωρίς βραχιόλι. Ο νοσηλευτής της βάρδιας βλέπει σαράντα σπίτια σε μία οθόνη και σηκώνεται μόνο όταν χρειάζεται.",
      tags: ["φροντίδα", "τρίτη ηλικία"],
    },
    [
      ["Στράτος Μανιάτης", "Συνιδρυτής"],
      ["Ναταλία Βέρρα", "Νοσηλευτική"],
    ],
  ),
  melissa: startup(
    "Melissa Care",
    THESSALONIKI,
    {
      industry: "social_impact",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2024-05-08",
      business_model: "b2g",
      funding_total: 70_000,
    },
    {
      tagline: "Εθελοντές κοντά σε όσους τους χρειάζονται",
      description:
        "Οι κοινωνικές υπηρεσίες του δήμου βλέπουν ποιοι εθελοντές είναι διαθέσιμοι σε ποια γειτονιά και τους ταιριάζουν με ανθρώπους που ζητούν συνοδεία, ψώνια ή μια κουβέντα. Κάθε επίσκεψη καταγράφεται και αποδίδεται.",
      tags: ["εθελοντισμός", "δήμοι"],
    },
    [["Φώτης Καραμήτρος", "Ιδρυτής"]],
  ),
  galene: startup(
    "Galene Shipping",
    PIRAEUS,
    {
      industry: "maritime",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2024-02-12",
      business_model: "b2b",
      funding_total: 130_000,
    },
    {
      tagline: "Ηλεκτρικά ταξί θαλάσσης για τον Σαρωνικό",
      description:
        "Μικρά ηλεκτρικά σκάφη δώδεκα θέσεων που συνδέουν τα λιμανάκια του Σαρωνικού με δρομολόγια που προσαρμόζονται στη ζήτηση. Φορτίζουν στο ίδιο το μόλο και δεν κάνουν κύμα.",
      tags: ["ηλεκτροκίνηση", "θάλασσα"],
    },
    [["Ράνια Κουτσού", "Ιδρύτρια"]],
    { women_led: true },
  ),
  poseidon: startup(
    "Poseidon Ports",
    ["Καβάλα", "east_macedonia_thrace"],
    {
      industry: "logistics",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2023-06-26",
      business_model: "b2g",
      funding_total: 210_000,
    },
    {
      tagline: "Ψηφιακό δίδυμο για μικρά λιμάνια",
      description:
        "Μια ζωντανή εικόνα κάθε θέσης, παροχής και ραντεβού για λιμάνια που ως τώρα δούλευαν με πίνακα και κιμωλία. Εγκαθίσταται σε μία εβδομάδα και συνδέεται με το τηλέφωνο του λιμενεργάτη.",
      tags: ["λιμάνια", "ψηφιακό δίδυμο"],
    },
    [["Μάνος Περράκης", "Ιδρυτής"]],
  ),
} as const satisfies Record<string, RegistrationDraft>;
export type DemoStartup = keyof typeof DEMO_STARTUPS;

/** A registration that is still being written. */
export const DEMO_DRAFT: RegistrationDraft = {
  name: "Nautilus Skills",
  tagline: "Προσομοιωτές για ναυτικές σχολές",
  industry: "education",
  stage: "idea",
  country: "GR",
  city: "Πειραιάς",
  region: "attica",
};
