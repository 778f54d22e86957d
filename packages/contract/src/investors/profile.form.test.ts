import { expect, test } from "vitest";
import { answersInWords, emptyAnswer } from "../core/forms/answers.ts";
import { INVESTOR_STEPS } from "./investors.taxonomy.ts";
import { INVESTOR_FORM } from "./profile.form.ts";
import {
  type InvestorDraft,
  investorDraft,
  investorProfile,
  investorSteps,
  investorSubmission,
} from "./profile.schema.ts";

const FIELDS = Object.values(INVESTOR_FORM).flatMap(({ fields }) => Object.entries(fields));
const empty = Object.fromEntries(FIELDS.map(([name, field]) => [name, emptyAnswer(field)]));

const complete: InvestorDraft = {
  name: "Meltemi",
  type: "vc",
  website_url: "meltemi.example",
  city: "Athens",
  description: "Funds teams that solve the problem of a harbour, and stays with them.",
  thesis: "Shipping and energy",
  stages: ["growth", "seed", "seed"],
  countries: ["GR", "CY", "GR"],
  ticket_min: 10_000,
  ticket_max: 1_000_000,
  currency: "USD",
  portfolio: [{ id: "0199a000-0000-7000-8000-000000000003", name: "Thalassa" }],
  accuracy: true,
};
const codesAt = (name: string, answers: object): string[] => {
  const { error } = investorSubmission.safeParse({ ...complete, ...answers });
  return (error?.issues ?? []).filter(({ path }) => path[0] === name).map(({ message }) => message);
};

test("the sections are the steps, in their order, and their fields those of the step's rules", () => {
  expect(Object.keys(INVESTOR_FORM)).toEqual(INVESTOR_STEPS);
  for (const step of INVESTOR_STEPS)
    expect(Object.keys(INVESTOR_FORM[step].fields).toSorted()).toEqual(
      Object.keys(investorSteps[step].shape).toSorted(),
    );
});

test("what a form holds before anything is answered is a draft that can be kept, and no submission", () => {
  expect(investorDraft.safeParse(empty).success).toBe(true);
  const missing = investorSubmission.safeParse(empty).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const required = FIELDS.filter(([, field]) => "isRequired" in field).map(([name]) => name);
  expect([...new Set(missing)].toSorted()).toEqual(required.toSorted());
});

test("complete answers are let through, each choice once, the address whole", () => {
  expect(investorSubmission.parse(complete)).toMatchObject({
    stages: ["growth", "seed"],
    countries: ["GR", "CY"],
    industries: [],
    website_url: "https://meltemi.example",
  });
});

test.each<[string, object, string]>([
  ["stages", { stages: [] }, "required"],
  ["countries", { countries: [] }, "required"],
  ["countries", { countries: ["Greece"] }, "invalid"],
  ["website_url", { website_url: "javascript:alert(1)" }, "url"],
  ["ticket_max", { ticket_max: 9_999 }, "ticket_order"],
  ["name", { name: "\u200b\u200b" }, "unseen"],
  ["accuracy", { accuracy: false }, "required"],
])("%s refuses %o", (name, answers, code) => {
  expect(codesAt(name, answers)).toEqual([code]);
});

test("only one end of a ticket, or none, is fine", () => {
  expect(codesAt("ticket_max", { ticket_min: null })).toEqual([]);
  expect(codesAt("ticket_max", { ticket_max: null })).toEqual([]);
});

test("a profile is a submission without the declaration, and keeps the order of amounts", () => {
  expect(investorProfile.safeParse(complete).success).toBe(true);
  expect(investorProfile.safeParse({ ...complete, ticket_max: 1 }).success).toBe(false);
});

test("the answers in words of both languages", () => {
  const words = (language: "el" | "en") =>
    Object.fromEntries(
      answersInWords(INVESTOR_FORM, complete, language).flatMap(({ answers }) =>
        answers.map(({ name, text }) => [name, text]),
      ),
    );
  expect(words("en")).toMatchObject({
    type: "Venture capital",
    stages: "Seed, Growth",
    countries: "Greece, Cyprus",
    ticket_min: "US$10,000",
    portfolio: "Thalassa",
  });
  expect(words("el")).toMatchObject({ type: "Επενδυτικό κεφάλαιο", countries: "Ελλάδα, Κύπρος" });
  expect(words("en")).not.toHaveProperty("industries");
});

test("names of facts speak to nobody: whoever merges or reads a history sees them too", () => {
  const names = FIELDS.map(([, { label }]) => `${label.el} / ${label.en}`).filter(
    (name) => !name.includes("Declaration"),
  );
  expect(names.filter((name) => /\byou\b|ετε(?!\p{L})/iu.test(name))).toEqual([]);
});
