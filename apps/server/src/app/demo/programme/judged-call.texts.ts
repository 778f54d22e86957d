import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { aQuestion } from "#modules/forms/forms.factory.ts";
import type { DemoPersonKey } from "../people.ts";
import type { Opinion } from "../reviews.ts";
import type { DemoStartup } from "../startups.ts";

/** What the call is, as its public page says it. */
export const CITY_CALL = {
  kind: "challenge",
  title: { el: "Πιο ήσυχες πόλεις", en: "Calmer cities" },
  summary: {
    el: "Για λύσεις που κάνουν την καθημερινότητα μιας πόλης απλούστερη και δοκιμάζονται σε έναν δήμο μέσα σε έξι μήνες.",
    en: "For solutions that make a day in the city simpler, tried in a municipality within six months.",
  },
  description: {
    el: "Ζητάμε υπηρεσίες που λειτουργούν ήδη και μπορούν να δοκιμαστούν σε έναν δήμο: ενέργεια, μετακίνηση, φροντίδα, ασφάλεια, υλικά.\n\nΤρεις ομάδες θα δοκιμάσουν τη λύση τους μαζί με τις υπηρεσίες του δήμου.",
    en: "We look for services that work already and can be tried in a municipality: energy, mobility, care, safety, materials.\n\nThree teams will try their solution together with the municipality's services.",
  },
  prize: { el: "30.000 € για τη δοκιμή", en: "€30,000 for the trial" },
  capacity: 3,
  grace_minutes: 15,
  decision_days: 60,
} as const;

/** What the call asks of its own. */
export const CITY_QUESTIONS: FormDefinition = {
  sections: [
    {
      key: "trial",
      title: { el: "Η δοκιμή", en: "The trial" },
      shown_if: null,
      questions: [
        aQuestion("municipality", {
          type: "text",
          max: 120,
          is_required: true,
          label: { el: "Σε ποιον δήμο θα δοκιμαστεί;", en: "In which municipality will you try it?" },
        }),
        aQuestion("result", {
          type: "long_text",
          words: 120,
          is_required: true,
          label: { el: "Τι θα έχει αλλάξει σε έναν χρόνο;", en: "What will have changed in a year?" },
        }),
      ],
    },
  ],
};

/** An application to the call: by whom, so many days ago, and how convincing its evaluators found it, in turn. */
export interface CityApplication {
  startup: DemoStartup;
  founder: DemoPersonKey;
  daysAgo: number;
  responses: { municipality: string; result: string };
  opinions: readonly [Opinion, Opinion, Opinion];
  /** Whether it goes on to the final. */
  passes?: true;
}

export const CITY_APPLICATIONS: readonly CityApplication[] = [
  {
    startup: "thalassa",
    founder: "founder",
    daysAgo: 44.2,
    responses: {
      municipality: "Δήμος Πειραιά",
      result: "Οι μαρίνες του δήμου ελέγχονται κάθε εβδομάδα αντί για μία φορά τον χρόνο.",
    },
    opinions: ["strong", "strong", "fair"],
    passes: true,
  },
  {
    startup: "heliodyne",
    founder: "petros",
    daysAgo: 41.3,
    responses: {
      municipality: "Δήμος Χαλανδρίου",
      result: "Τα σχολεία του δήμου καλύπτουν μόνα τους το ένα τρίτο του ρεύματός τους.",
    },
    opinions: ["strong", "fair", "strong"],
    passes: true,
  },
  {
    startup: "mnemosyne",
    founder: "katerina",
    daysAgo: 40.1,
    responses: {
      municipality: "Δήμος Θεσσαλονίκης",
      result: "Τα ΚΑΠΗ του δήμου εντοπίζουν τις πρώτες δυσκολίες μνήμης μήνες νωρίτερα.",
    },
    opinions: ["strong", "strong", "strong"],
    passes: true,
  },
  {
    startup: "aktis",
    founder: "stratos",
    daysAgo: 38.4,
    responses: {
      municipality: "Δήμος Ηρακλείου",
      result: "Τρεις γειτονιές περνούν την αιχμή του Αυγούστου χωρίς διακοπή ρεύματος.",
    },
    opinions: ["fair", "strong", "fair"],
    passes: true,
  },
  {
    startup: "lithos",
    founder: "ioanna",
    daysAgo: 36.2,
    responses: {
      municipality: "Δήμος Πατρέων",
      result: "Δύο πλατείες στρώνονται με υλικό από μπάζα της ίδιας πόλης.",
    },
    opinions: ["fair", "fair", "strong"],
    passes: true,
  },
  {
    startup: "nefeli",
    founder: "alexandros",
    daysAgo: 35.3,
    responses: {
      municipality: "Municipality of Athens",
      result: "The city's registers run in a data centre that it can visit.",
    },
    opinions: ["fair", "weak", "fair"],
  },
  {
    startup: "anemos",
    founder: "fotis",
    daysAgo: 33.2,
    responses: {
      municipality: "Δήμος Καβάλας",
      result: "Το περιαστικό δάσος επιτηρείται όλο το εικοσιτετράωρο τους μήνες της φωτιάς.",
    },
    opinions: ["weak", "fair", "fair"],
  },
  {
    startup: "pharos",
    founder: "james",
    daysAgo: 32.1,
    responses: {
      municipality: "Municipality of Volos",
      result: "The water company notices an intrusion within minutes instead of weeks.",
    },
    opinions: ["strong", "weak", "fair"],
  },
  {
    startup: "chronos",
    founder: "manos",
    daysAgo: 31.4,
    responses: {
      municipality: "Δήμος Κερατσινίου",
      result: "Τα φορτηγά δεν περιμένουν πια στους δρόμους γύρω από το λιμάνι.",
    },
    opinions: ["fair", "fair", "fair"],
  },
  {
    startup: "iris",
    founder: "myrto",
    daysAgo: 28.3,
    responses: {
      municipality: "Δήμος Βόλου",
      result: "Σπασμένα πεζοδρόμια και σβησμένες διαβάσεις καταγράφονται από τα οχήματα που περνούν ούτως ή άλλως.",
    },
    opinions: ["strong", "fair", "weak"],
  },
  {
    startup: "argo",
    founder: "alexandros",
    daysAgo: 27.2,
    responses: {
      municipality: "Δήμος Αγρινίου",
      result: "Δώδεκα χωριά έχουν λεωφορείο όποτε το ζητήσουν, χωρίς μεγαλύτερο κόστος.",
    },
    opinions: ["strong", "strong", "strong"],
    passes: true,
  },
  {
    startup: "okeanos",
    founder: "rania",
    daysAgo: 26.1,
    responses: {
      municipality: "Δήμος Ερμούπολης",
      result: "Τα πλοία της γραμμής δεν περιμένουν πια με αναμμένες μηχανές έξω από το λιμάνι.",
    },
    opinions: ["weak", "weak", "fair"],
  },
  {
    startup: "meli",
    founder: "despina",
    daysAgo: 25.2,
    responses: {
      municipality: "Δήμος Καλαμαριάς",
      result: "Στις ταράτσες τριών σχολείων υπάρχουν μελίσσια που τα παρακολουθούν οι μαθητές.",
    },
    opinions: ["weak", "fair", "weak"],
  },
];
