import { expect, test } from "vitest";
import { registrationSubmission } from "../applications/registration.schema.ts";
import { comparableTaxNumber, isGreekTaxNumber } from "./tax-number.policy.ts";

test.each(["094014201", "090000045", "EL094014201", "el 094 014 201", "GR-094.014.201", "801234560"])(
  "%s is a Greek tax number",
  (number) => expect(isGreekTaxNumber(number)).toBe(true),
);

test.each([
  "094014202",
  "094014210",
  "094041201",
  "000000000",
  "94014201",
  "0940142011",
  "IT094014201",
  "",
  "ABCDEFGHI",
])("%s is none", (number) => expect(isGreekTaxNumber(number)).toBe(false));

test("numbers are compared without the prefix and what stands between the digits", () => {
  expect(comparableTaxNumber(" el 094.014-201 ")).toBe("094014201");
  expect(comparableTaxNumber("IT 12345678901")).toBe("IT12345678901");
  expect(comparableTaxNumber(" ")).toBeNull();
});

const issueOf = (answers: { country?: string; tax_number?: string }): string | undefined => {
  const parsed = registrationSubmission("2026-11-22").safeParse(answers);
  return parsed.error?.issues.find(({ path }) => path[0] === "tax_number")?.message;
};

test("a registration of a Greek company takes a valid one or none, beside whatever else is missing", () => {
  expect(issueOf({ country: "GR", tax_number: "094014202" })).toBe("tax_number");
  expect(issueOf({ country: "GR", tax_number: "EL 094014201" })).toBeUndefined();
  expect(issueOf({ country: "GR", tax_number: "" })).toBeUndefined();
  expect(issueOf({ country: "GR" })).toBeUndefined();
});

test("numbers of other countries stay as they are, one that says it is Greek does not", () => {
  expect(issueOf({ country: "CY", tax_number: "10259033P" })).toBeUndefined();
  expect(issueOf({ country: "CY", tax_number: "EL094014202" })).toBe("tax_number");
});
