import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { startup } from "./answers.ts";

const ATHENS = ["Αθήνα", "attica"] as const;

/** Startups of the demo story from Athens, as their founders registered them. */
export const ATHENS_STARTUPS = {
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
} as const satisfies Record<string, RegistrationDraft>;
