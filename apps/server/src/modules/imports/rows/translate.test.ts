import { greekCheckDigit } from "@kerkis/contract/startups/tax-number.policy.ts";
import { expect, test } from "vitest";
import { withoutMarkup } from "../reading/markup.reads.ts";
import { guessChoice } from "./choices.policy.ts";
import { guessDefaults, guessFields } from "./guess.policy.ts";
import { translateRow, type Mapping } from "./translate.policy.ts";
import { maskTaxNumber, readAmount, readDay, readEmployees } from "./values.policy.ts";

test("headers in both languages are guessed, no field twice", () => {
  expect(
    guessFields("startups", [
      "ΕΠΩΝΥΜΙΑ",
      "Διακρ. τίτλος",
      "Α.Φ.Μ.",
      "Κλάδος",
      "Έναρξη",
      "Ιστότοπος",
      "Παρατηρήσεις",
      "name",
    ]),
  ).toEqual(["legal_name", "name", "tax_number", "industry", "founded_on", "website_url", null, null]);
  expect(guessFields("investors", ["Fund name", "Type", "Min ticket"])).toEqual(["company_name", "type", "ticket_min"]);
});

test.each([
  ["funding_total_usd", "USD"],
  ["Χρηματοδότηση (€)", "EUR"],
  ["Raised in £", "GBP"],
  ["All funding", undefined],
])("the money of %s is %s", (header, currency) => {
  expect(guessDefaults("startups", [{ header, field: "funding_total" }])).toEqual(currency ? { currency } : {});
  expect(guessDefaults("startups", [{ header, field: "name" }])).toEqual({});
  expect(guessDefaults("events", [{ header, field: null }])).toEqual({});
});

test.each([
  ["12/3/2021", false, "2021-03-12"],
  ["3/13/2021", true, "2021-03-13"],
  ["2021-03-12T10:00:00Z", false, "2021-03-12"],
  ["12 Μαρτίου 2021", false, "2021-03-12"],
  ["Μάιος 2021", false, "2021-05-01"],
  ["March 12, 2021", false, "2021-03-12"],
  ["2012", false, "2012-01-01"],
])("%s is a day", (text, isMonthFirst, day) => {
  expect(readDay(text, isMonthFirst)).toEqual({ value: day });
});
test("days that do not exist or are none are told apart", () => {
  expect(readDay("31/02/2020", false)).toEqual({ problem: "no_such_date" });
  expect(readDay("άγνωστο", false)).toEqual({ problem: "no_date" });
});

test.each([
  ["1.234.567,89 €", 1_234_567.89],
  ["$1,234,567.89", 1_234_567.89],
  ["1.234", 1234],
  ["1,5 εκ.", 1_500_000],
  ["$2.5M", 2_500_000],
  ["500k", 500_000],
])("%s is an amount", (text, value) => {
  expect(readAmount(text)).toEqual({ value });
});

test("ranges of people, industries, stages and countries are translated", () => {
  expect(["1", "7", "11–50", "51-200", "1.200", "250+", "πολλά"].map(readEmployees)).toEqual([
    "1",
    "2-10",
    "11-50",
    "51-249",
    "250+",
    "250+",
    null,
  ]);
  expect(
    ["Ναυτιλιακά", "games_video", "Industrials -> Robotics", "Λοιπά", "ξένο"].map((word) =>
      guessChoice("industry", word),
    ),
  ).toEqual(["maritime", "creative", "manufacturing", "other", null]);
  expect(["Series A", "pre-seed", "Growth"].map((word) => guessChoice("stage", word))).toEqual([
    "series_a",
    "pre_seed",
    "growth",
  ]);
  expect(["USA", "Ελλάς", "Γερμανία", "GB", "Narnia"].map((word) => guessChoice("country", word))).toEqual([
    "US",
    "GR",
    "DE",
    "GB",
    null,
  ]);
});

const mapping: Mapping = {
  kind: "startups",
  columns: ["name", "tax_number", "industry", "founded_on", "country"].map((field) => ({
    field,
    is_month_first: false,
  })),
  translations: { 2: { ναυπηγοεπισκευη: "maritime", λοιπα: null } },
  defaults: { industry: "other", stage: "seed", country: "GR" },
  textOf: withoutMarkup,
  today: "2026-11-22",
};
const valid = `80123456${greekCheckDigit("80123456")}`;

test("a row becomes a record: own translations first, defaults where it says nothing", () => {
  expect(translateRow(mapping, [" Thalassa ", `EL ${valid}`, "Λοιπά", "12/3/2021", ""])).toEqual({
    record: {
      name: "Thalassa",
      tax_number: valid,
      industry: "other",
      founded_on: "2021-03-12",
      stage: "seed",
      country: "GR",
    },
    problems: [],
  });
});

test("everything that is wrong with a row is named, a tax number never in full", () => {
  const { problems } = translateRow(mapping, ["", "80912345", "x", "31/02/2020", ""]);
  expect(problems).toEqual([
    { field: "founded_on", value: "31/02/2020", code: "no_such_date" },
    { field: "name", value: "", code: "required" },
    { field: "tax_number", value: "809•••45", code: "tax_number_length" },
  ]);
  expect(maskTaxNumber(valid)).toMatch(/^801••••\d\d$/);
  expect(translateRow(mapping, ["A", valid, "", "2031", ""]).problems).toMatchObject([{ code: "future_date" }]);
  expect(translateRow(mapping, ["A", "US 1", "", "", "USA"]).problems).toEqual([]);
});

test("an amount that names its currency is in that one, and never in two", () => {
  const columns = ["company_name", "ticket_min", "ticket_max", "currency"].map((field) => ({
    field,
    is_month_first: false,
  }));
  const row = (...cells: string[]) =>
    translateRow({ ...mapping, kind: "investors", columns, defaults: { currency: "EUR" } }, ["A", ...cells]);
  expect(row("50k", "1,5 εκ.").record).toMatchObject({ ticket_min: 50_000, currency: "EUR" });
  expect(row("$50k", "2.5M").record).toMatchObject({ ticket_min: 50_000, ticket_max: 2_500_000, currency: "USD" });
  expect(row("", "100.000 ευρώ", "EUR").problems).toEqual([]);
  expect(row("", "CHF 100,000").record).toMatchObject({ currency: "CHF" });
  expect(row("£50k", "€100k").problems).toEqual([{ field: "ticket_max", value: "€100k", code: "other_currency" }]);
  expect(row("", "$100k", "EUR").problems).toEqual([{ field: "ticket_max", value: "$100k", code: "other_currency" }]);
});

test.each(["startups", "investors", "events"] as const)(
  "descriptions of %s that come as HTML become text, and are as long as what is read of them",
  (kind) => {
    const row = (description: string) =>
      translateRow({ ...mapping, kind, columns: [{ field: "description", is_month_first: false }], defaults: {} }, [
        description,
      ]);
    const said = "<p>Πρώτη <b>ημέρα</b></p><ul><li>Ομιλίες</li></ul><script>alert(1)</script>";
    expect(row(said).record).toEqual({ description: "Πρώτη ημέρα\n\n• Ομιλίες" });
    expect(row("<p><br></p>").record).toEqual({});
    expect(row("2 < 3 & 5 > 4").record).toEqual({ description: "2 < 3 & 5 > 4" });
    expect(row(`<b>${"λ".repeat(3_990)}</b>`).problems.some(({ field }) => field === "description")).toBe(false);
    expect(row("λ".repeat(30_000)).problems).toContainEqual(
      expect.objectContaining({ field: "description", code: "too_long" }),
    );
  },
);
