import { expect, test } from "vitest";
import { regionOfPrefecture } from "./prefecture.policy.ts";

test.each([
  ["ΧΑΝΙΩΝ", "crete"],
  ["Νομός Αχαΐας", "western_greece"],
  ["Π.Ε. ΚΕΝΤΡΙΚΟΥ ΤΟΜΕΑ ΑΘΗΝΩΝ", "attica"],
  ["ΑΝΑΤΟΛΙΚΗΣ ΑΤΤΙΚΗΣ", "attica"],
  ["ΑΡΤΑΣ", "epirus"],
  ["ΧΙΟΥ", "north_aegean"],
  ["ΡΟΔΟΠΗΣ", "east_macedonia_thrace"],
  ["Ρόδου", "south_aegean"],
  ["ΘΕΣΣΑΛΟΝΙΚΗΣ", "central_macedonia"],
  ["ΘΕΣΣΑΛΙΑΣ", "thessaly"],
  ["ΧΑΛΚΙΔΙΚΗΣ", "central_macedonia"],
  ["ΕΒΡΟΥ", "east_macedonia_thrace"],
  ["", ""],
  ["Λεμεσού", ""],
  ["ΧΑΝΙΩΝ Ή ΑΡΤΑΣ", ""],
])("the region of «%s» is «%s»", (prefecture, region) => {
  expect(regionOfPrefecture(prefecture)).toBe(region);
});
