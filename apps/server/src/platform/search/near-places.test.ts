import { expect, it } from "vitest";
import { searchKey } from "@kerkis/contract/core/text/search-key.ts";
import { lettersApart, nearPlaces } from "./near-places.ts";

it.each([
  ["abcd", "abcd", 0],
  ["abcd", "abdc", 1],
  ["abcd", "abd", 1],
  ["abcd", "abxcd", 1],
  ["abcd", "axcd", 1],
  ["abcd", "badc", 2],
  ["abcd", "dcba", 3],
  ["abcd", "abcdefg", 3],
  ["", "ab", 2],
])("%j and %j are %i letters apart", (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart);
  expect(lettersApart(other, one)).toBe(apart);
});

it.each([
  ["Pireaus", "Πειραιάς"],
  ["Pireus", "Πειραιάς"],
  ["Tehssaloniki", "Θεσσαλονίκη"],
  ["Thessalonki", "Θεσσαλονίκη"],
  ["Θεσαλονικι", "Θεσσαλονίκη"],
  ["Aegaen", "Αιγαίο"],
  ["Aegaen", "Aegean"],
  ["Ηρκάλειο", "Ηράκλειο"],
  ["Nafpilo", "Ναύπλιο"],
])("%s may mean %s", (typed, meant) => {
  expect(nearPlaces(typed)).toContain(searchKey(meant).trim());
});

it.each(["blockchain", "pay", "", "Κως", "constructor", "zzzzzz"])("%j means no place", (typed) => {
  expect(nearPlaces(typed)).toEqual([]);
});
