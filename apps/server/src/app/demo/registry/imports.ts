import { Readable } from "node:stream";
import { checkImport, startImport } from "#modules/imports/imports.service.ts";
import { importById } from "#modules/imports/imports.repo.ts";
import { carryOn } from "#modules/imports/running/work.service.ts";
import { takeFile } from "#modules/imports/upload.service.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { Platform } from "#platform/platform.ts";

/** A list of companies that a chamber sent, imported; they wait to be looked at. */
const CHAMBER = `Επωνυμία;Διακριτικός τίτλος;Δραστηριότητα;Στάδιο;Πόλη;Έναρξη;Ιστότοπος;Περιγραφή
ΑΛΜΥΡΑ ΤΕΧΝΟΛΟΓΙΚΗ ΙΚΕ;Αλμύρα;Ναυτιλιακά;MVP;Πειραιάς;14/05/2022;almyra.example;Αισθητήρες που μετρούν τη διάβρωση του κύτους εν πλω.
ΒΑΘΥ ΝΕΡΟ ΙΚΕ;Βαθύ Νερό;Ναυτιλιακά;Πρωτότυπο;Σύρος;03/11/2023;vathynero.example;Ακουστικές σημάνσεις για εγκαταλειμμένα δίχτυα.
ΓΡΑΜΜΗ ΙΣΑΛΟΥ ΑΕ;Ίσαλος Γραμμή;Λογισμικό;Σε ανάπτυξη;Πειραιάς;21/01/2019;isalos.example;Προγραμματισμός φορτώσεων για μικρούς στόλους.
ΔΙΧΤΥ ΚΑΙ ΦΩΣ ΟΕ;Δίχτυ & Φως;Αγροτικά;Ιδέα;Καβάλα;2024;dixtyfos.example;Φωτισμός που κρατά τις χελώνες μακριά από τα δίχτυα.
ΕΞΑΛΑ ΡΟΜΠΟΤΙΚΗ ΙΚΕ;Έξαλα;Ρομποτική;MVP;Χαλκίδα;09/09/2021;exala.example;Ρομπότ που βάφει τα έξαλα χωρίς σκαλωσιά.
ΖΕΦΥΡΟΣ ΠΡΟΩΣΗ ΙΚΕ;Ζέφυρος Πρόωση;Ενέργεια;Έσοδα;Ερμούπολη;30/06/2018;zefyrosproosi.example;Ιστία υποβοήθησης για φορτηγά πλοία.
ΗΧΩ ΒΥΘΟΥ ΙΚΕ;Ηχώ Βυθού;Τεχνητή νοημοσύνη;Πρωτότυπο;Ηράκλειο;17/02/2023;ixovythou.example;Χάρτες του βυθού από ήχους που ήδη υπάρχουν.
ΘΗΡΑ ΣΤΟΛΟΣ ΕΠΕ;Θήρα Στόλος;Τουρισμός;Έσοδα;Θήρα;11/04/2017;thirastolos.example;Κρατήσεις θέσεων σε μικρά σκάφη των νησιών.
ΙΧΝΟΣ ΑΛΙΕΙΑΣ ΙΚΕ;Ίχνος Αλιείας;Τρόφιμα;MVP;Αλεξανδρούπολη;26/10/2022;ixnosalieias.example;Η διαδρομή του ψαριού από το δίχτυ ως το πιάτο.
ΚΑΡΝΑΓΙΟ ΨΗΦΙΑΚΟ ΙΚΕ;Ψηφιακό Καρνάγιο;Λογισμικό;Πρωτότυπο;Σάμος;08/08/2024;karnagio.example;Αρχείο ξύλινων σκαφών με τα σχέδιά τους.
ΛΙΜΗΝ ΡΕΥΜΑ ΑΕ;Λιμήν Ρεύμα;Ενέργεια;Σε ανάπτυξη;Ηγουμενίτσα;15/12/2020;limenrevma.example;Ρεύμα ξηράς για πλοία που περιμένουν.
ΜΑΪΣΤΡΟΣ ΔΕΔΟΜΕΝΑ ΙΚΕ;Μαΐστρος;Τεχνητή νοημοσύνη;Ιδέα;Χίος;2025;maistros.example;Πρόγνωση κυματισμού για μικρά λιμάνια.
`;

/** A second list with faults, tried and not yet imported. */
const FAULTY = `Όνομα,Κλάδος,Έτος,Πόλη,Χρηματοδότηση
Ναυτίλος Δεδομένα,Λογισμικό,2023,Πάτρα,120000
Ορμίσκος,Τουρισμός,31/02/2022,Ζάκυνθος,
Πλεύσις,Ναυτιλιακά,2021,Βόλος,πολλά
,Ενέργεια,2020,Κέρκυρα,45000
Αλμύρα,Ναυτιλιακά,2022,Πειραιάς,80000
Ρότα,Μεταφορές,2019,Μυτιλήνη,300000
`;

/** Brings a file in and tries it. @returns its import */
async function tried(platform: Platform, coordinator: Actor, name: string, content: string): Promise<string> {
  const scope = currentScope(coordinator);
  const id = await takeFile(platform, coordinator, scope, {
    kind: "startups",
    name,
    content: Readable.from([Buffer.from(content)]),
    isCut: () => false,
  });
  await settle(platform, id);
  await checkImport(platform, coordinator, scope, await standing(platform, id));
  await settle(platform, id);
  return id;
}

const settle = (platform: Platform, id: string) => carryOn(platform, id, () => false);

async function standing(platform: Platform, id: string): Promise<{ id: string; version: number }> {
  const file = await importById(platform.db, id);
  if (!file) throw new Error("An import of the demo story is gone.");
  return file;
}

/** Imports the list of a chamber, whose profiles wait to be looked at. */
export async function importChamberList(platform: Platform, coordinator: Actor): Promise<void> {
  const id = await tried(platform, coordinator, "επιμελητήριο-γαλάζια-οικονομία.csv", CHAMBER);
  await startImport(platform, coordinator, currentScope(coordinator), await standing(platform, id));
  await settle(platform, id);
}

/** Tries another one, with faults and a company that is there already. */
export const tryFaultyList = (platform: Platform, coordinator: Actor): Promise<string> =>
  tried(platform, coordinator, "νέες-αιτήσεις-νησιών.csv", FAULTY);
