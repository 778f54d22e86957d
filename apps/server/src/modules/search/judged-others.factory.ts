/** Investors and events, and what people would type to find them; beside the startups of judged-set.factory.ts. All are made up. */
import type { EventType } from "@kerkis/contract/events/events.taxonomy.ts";
import type { InvestorType } from "@kerkis/contract/investors/investors.taxonomy.ts";

/** What is typed, and the names any of which is a right answer. */
type Query = readonly [query: string, ...answers: string[]];

const investor = (company_name: string, type: InvestorType, city: string, thesis: string, description: string) => ({
  company_name,
  type,
  city,
  thesis,
  description,
});

export const JUDGED_INVESTORS = [
  investor("Μελτέμι Κεφάλαια", "vc", "Αθήνα", "Ναυτιλία και ενέργεια", "Μπαίνουμε πρώτοι σε ομάδες των λιμανιών."),
  investor("Αργοναύτες", "angel", "Βόλος", "Αγροτική τεχνολογία", "Άγγελοι που καλλιεργούν οι ίδιοι."),
  investor(
    "Φοίνιξ Ventures",
    "vc",
    "Θεσσαλονίκη",
    "Λογισμικό για επιχειρήσεις",
    "Από την ιδέα ως τους πρώτους πελάτες.",
  ),
  investor("Πρώτη Ύλη", "accelerator", "Πάτρα", "Νέα υλικά", "Εξάμηνο πρόγραμμα με εργαστήριο."),
  investor("Ταμείο Πράσινης Μετάβασης", "public_fund", "Αθήνα", "Κλίμα", "Συνεπενδύουμε με ιδιώτες."),
  investor("Ψαρού & Υιοί", "family_office", "Χίος", "Μακροχρόνιες θέσεις", "Οικογένεια εφοπλιστών με υπομονή."),
  investor("Σύννεφο Crowd", "crowdfunding", "Αθήνα", "Καταναλωτικά προϊόντα", "Πολλοί βάζουν από λίγα."),
  investor("Τράπεζα Αιγαίου", "bank", "Ερμούπολη", "Δάνεια ανάπτυξης", "Εγγυήσεις για εξαγωγές."),
  investor("Χίλων Capital", "vc", "Σπάρτη", "Βιοτεχνολογία", "Επιστήμονες που επενδύουν σε επιστήμονες."),
  investor("Blue Anchor Partners", "vc", "Πειραιάς", "Shipping software", "Patient money for slow industries."),
  investor("Northgate Angels", "angel", "Θεσσαλονίκη", "Developer tools", "Forty engineers with small tickets."),
  investor("Olive Branch Capital", "vc", "Καλαμάτα", "Food and farming", "From seed to shelf."),
  investor("Helios Corporate", "corporate", "Αθήνα", "Solar and storage", "The venture arm of a utility."),
  investor("Lighthouse Fund", "vc", "Λεμεσός", "Fintech and insurance", "Cyprus, Greece and Malta."),
] as const;

export const JUDGED_INVESTOR_QUERIES: readonly Query[] = [
  // As written, without accents, in capitals; beginnings.
  ["Μελτέμι", "Μελτέμι Κεφάλαια"],
  ["μελτεμι κεφαλαια", "Μελτέμι Κεφάλαια"],
  ["ΑΡΓΟΝΑΥΤΕΣ", "Αργοναύτες"],
  ["αργο", "Αργοναύτες"],
  ["φοινιξ", "Φοίνιξ Ventures"],
  ["πρωτη υλη", "Πρώτη Ύλη"],
  ["ψαρου", "Ψαρού & Υιοί"],
  ["τραπεζα", "Τράπεζα Αιγαίου"],
  ["blue anc", "Blue Anchor Partners"],
  ["north", "Northgate Angels"],
  ["light", "Lighthouse Fund"],
  // Greeklish, and Greek letters for Latin names.
  ["meltemi", "Μελτέμι Κεφάλαια"],
  ["argonautes", "Αργοναύτες"],
  ["argonaytes", "Αργοναύτες"],
  ["foinix", "Φοίνιξ Ventures"],
  ["finix", "Φοίνιξ Ventures"],
  ["prwth ylh", "Πρώτη Ύλη"],
  ["proti ili", "Πρώτη Ύλη"],
  ["tameio prasinis", "Ταμείο Πράσινης Μετάβασης"],
  ["psarou", "Ψαρού & Υιοί"],
  ["4arou", "Ψαρού & Υιοί"],
  ["synnefo", "Σύννεφο Crowd"],
  ["trapeza aigaiou", "Τράπεζα Αιγαίου"],
  ["xilwn", "Χίλων Capital"],
  ["chilon", "Χίλων Capital"],
  ["ηλιος corporate", "Helios Corporate"],
  ["μπλου ανκορ", "Blue Anchor Partners"],
  // Other cases of a word.
  ["μελτεμιού", "Μελτέμι Κεφάλαια"],
  ["αργοναυτών", "Αργοναύτες"],
  ["πράσινη μετάβαση", "Ταμείο Πράσινης Μετάβασης"],
  ["τράπεζες", "Τράπεζα Αιγαίου"],
  ["angel forty engineer", "Northgate Angels"],
  // A letter wrong, missing or in another's place.
  ["μελτμει", "Μελτέμι Κεφάλαια"],
  ["argonaftse", "Αργοναύτες"],
  ["northgaet", "Northgate Angels"],
  ["ligthouse", "Lighthouse Fund"],
  ["olive brnach", "Olive Branch Capital"],
  ["σινεφο", "Σύννεφο Crowd"],
  // What it looks for, who it is, and where.
  ["εφοπλιστές", "Ψαρού & Υιοί"],
  ["βιοτεχνολογία", "Χίλων Capital"],
  ["ναυτιλία", "Μελτέμι Κεφάλαια"],
  ["νέα υλικά", "Πρώτη Ύλη"],
  ["insurance", "Lighthouse Fund"],
  ["solar", "Helios Corporate"],
  ["developer tools", "Northgate Angels"],
  ["εγγυήσεις εξαγωγών", "Τράπεζα Αιγαίου"],
  ["Σπάρτη", "Χίλων Capital"],
  ["Volos", "Αργοναύτες"],
  ["Καλαμάτας", "Olive Branch Capital"],
  ["Piraeus", "Blue Anchor Partners"],
  ["Θεσσαλονίκη λογισμικό", "Φοίνιξ Ventures"],
  // A letter many times is no word that begins with it.
  ["Ω".repeat(100), ""],
  ["ααα", ""],
];

const event = (title: string, event_type: EventType, city: string, summary: string) => ({
  title,
  event_type,
  city,
  summary,
});

export const JUDGED_EVENTS = [
  event("Ημέρα Ναυτιλιακής Τεχνολογίας", "demo_day", "Πειραιάς", "Έξι ομάδες μπροστά σε εφοπλιστές."),
  event("Βραδιά Ιδρυτών", "meetup", "Θεσσαλονίκη", "Κρασί και ιστορίες αποτυχίας."),
  event("Μαραθώνιος Δεδομένων", "hackathon", "Πάτρα", "Σαράντα οκτώ ώρες με ανοιχτά δεδομένα."),
  event("Εργαστήριο Κοστολόγησης", "workshop", "Ηράκλειο", "Από το φύλλο υπολογισμού στην τιμή."),
  event("Συνέδριο Πράσινης Ενέργειας", "conference", "Αθήνα", "Ταμιευτήρες, δίκτυα, κοινότητες."),
  event("Παράθυρο στον Κόσμο", "webinar", "", "Πώς πουλάει κανείς στη Γερμανία."),
  event("Aegean Pitch Night", "pitch", "Χίος", "Five minutes each, no slides."),
  event("Women in Deep Tech", "meetup", "Αθήνα", "Researchers who became founders."),
  event("Investor Breakfast", "networking", "Θεσσαλονίκη", "Coffee before the markets open."),
  event("Robotics Summer School", "workshop", "Χανιά", "Two weeks of sensors and boats."),
] as const;

export const JUDGED_EVENT_QUERIES: readonly Query[] = [
  ["ημέρα ναυτιλιακής", "Ημέρα Ναυτιλιακής Τεχνολογίας"],
  ["ΒΡΑΔΙΑ ΙΔΡΥΤΩΝ", "Βραδιά Ιδρυτών"],
  ["μαραθωνιοσ", "Μαραθώνιος Δεδομένων"],
  ["κοστολογηση", "Εργαστήριο Κοστολόγησης"],
  ["συνεδριο", "Συνέδριο Πράσινης Ενέργειας"],
  ["παραθ", "Παράθυρο στον Κόσμο"],
  ["aegean", "Aegean Pitch Night"],
  ["women", "Women in Deep Tech"],
  ["breakf", "Investor Breakfast"],
  ["summer school", "Robotics Summer School"],
  // Greeklish, and Greek letters for Latin titles.
  ["imera naftiliakis", "Ημέρα Ναυτιλιακής Τεχνολογίας"],
  ["vradia idryton", "Βραδιά Ιδρυτών"],
  ["bradia idrytwn", "Βραδιά Ιδρυτών"],
  ["marathonios", "Μαραθώνιος Δεδομένων"],
  ["mara8wnios", "Μαραθώνιος Δεδομένων"],
  ["ergastirio", "Εργαστήριο Κοστολόγησης"],
  ["ergasthrio kostologhshs", "Εργαστήριο Κοστολόγησης"],
  ["synedrio prasinis", "Συνέδριο Πράσινης Ενέργειας"],
  ["para8yro", "Παράθυρο στον Κόσμο"],
  ["ρομποτικς", "Robotics Summer School"],
  // Other cases.
  ["βραδιές ιδρυτή", "Βραδιά Ιδρυτών"],
  ["πράσινη ενέργεια", "Συνέδριο Πράσινης Ενέργειας"],
  ["εργαστήρια", "Εργαστήριο Κοστολόγησης", "Robotics Summer School"],
  ["εφοπλιστής", "Ημέρα Ναυτιλιακής Τεχνολογίας"],
  ["researcher", "Women in Deep Tech"],
  // A letter wrong or in another's place.
  ["μαραθωνοις", "Μαραθώνιος Δεδομένων"],
  ["agean pitch nihgt", "Aegean Pitch Night"],
  ["breakfsat", "Investor Breakfast"],
  ["βραδια ιδριτων", "Βραδιά Ιδρυτών"],
  // Its kind in either language, its place, what it is about.
  ["hackathon", "Μαραθώνιος Δεδομένων"],
  ["webinar", "Παράθυρο στον Κόσμο"],
  ["conference", "Συνέδριο Πράσινης Ενέργειας"],
  ["Γερμανία", "Παράθυρο στον Κόσμο"],
  ["Χανιά", "Robotics Summer School"],
  ["Chios", "Aegean Pitch Night"],
  ["Ηρακλείου", "Εργαστήριο Κοστολόγησης"],
  ["Patras", "Μαραθώνιος Δεδομένων"],
  ["κρασί", "Βραδιά Ιδρυτών"],
  ["ανοιχτά δεδομένα", "Μαραθώνιος Δεδομένων"],
];
