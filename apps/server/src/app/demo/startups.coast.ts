import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { startup } from "./answers.ts";

const PIRAEUS = ["Πειραιάς", "attica"] as const;

/** Startups of the demo story from Piraeus, the islands and the coasts, as their founders registered them. */
export const COAST_STARTUPS = {
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
      tax_number: "801234560",
      registration_number: "148523907000",
      legal_form: "Ιδιωτική κεφαλαιουχική εταιρεία",
      registry_status: "Ενεργή",
      activities: ["Κατασκευή πλοίων και πλωτών κατασκευών", "Προγραμματισμός ηλεκτρονικών υπολογιστών"],
      women_led: true,
    },
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
