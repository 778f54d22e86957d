import { expect, it } from "vitest";
import { headerIndex } from "./header.policy.ts";

const NAMES = ["Επωνυμία", "Κλάδος", "Πόλη", "Ίδρυση"];
const DATA = ["Argo", "Ναυτιλία", "Πειραιάς", "2021"];

it.each<[string, string[][], number]>([
  ["the first row", [NAMES, DATA], 0],
  ["the row below a title", [["Μητρώο 2026"], NAMES, DATA], 1],
  ["none, where data begin", [DATA, DATA], -1],
  ["the row below groups with gaps", [["Στοιχεία", "", "Έδρα", "Χρόνος"], NAMES, DATA], 1],
  ["the row below groups named for each column", [["Στοιχεία", "Στοιχεία", "Έδρα", "Χρόνος"], NAMES, DATA], 1],
  ["the row below a title and groups", [["Μητρώο"], ["Στοιχεία", "", "Έδρα", "Χρόνος"], NAMES, DATA], 2],
  ["the first row with a gap, where a record follows", [["Name", "", "City", "Year"], DATA, DATA], 0],
  [
    "the first row with a gap, where all records are words",
    [
      ["Name", "", "City", "Field"],
      ["Argo", "Α", "Χίος", "Sea"],
      ["Meli", "Β", "Κως", "Sky"],
    ],
    0,
  ],
  ["the first row, where the next is a record of words", [NAMES, ["Argo", "Α", "Χίος", "χθες"], DATA], 0],
])("the header is %s", (_, rows, index) => {
  expect(headerIndex(rows)).toBe(index);
});
