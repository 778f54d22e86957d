import { describe, expect, it } from "vitest";
import { applicationsHappenings } from "./applications/applications.happenings.ts";
import { factsSchema } from "./core/happenings/happening-facts.schema.ts";
import { sampleFacts } from "./core/happenings/happening-facts.factory.ts";
import { happening, linkOf, SPECIFIED_PRIORITIES, wordsOf } from "./core/happenings/happenings.ts";
import { LANGUAGES } from "./core/text/languages.ts";
import { declaredFacts, HAPPENINGS, happeningLink, happeningOf, happeningWords } from "./happenings.ts";

describe.each(HAPPENINGS.map((declared) => [declared.kind, declared] as const))("%s", (kind, declared) => {
  const facts = sampleFacts(declared.facts);

  it.each(LANGUAGES)("has words in %s and leaves no hole", (language) => {
    const words = wordsOf(declared, language, facts);
    expect(words?.title).toBeTruthy();
    expect(words?.message.replaceAll("Θάλασσα $& {person}", "")).not.toMatch(/[{}!]|undefined/);
    expect(words?.message, "a moment is told in words").not.toMatch(/\d{4}-\d\d-\d\d/);
    expect(happeningWords(language, kind, facts)).toEqual(words);
  });

  it("says nothing without a fact that its words name, and does without the others", () => {
    const isRight = ([name, shape]: [string, string]): boolean => {
      const { [name]: _, ...others } = facts;
      const words = wordsOf(declared, "el", others);
      if (shape.endsWith("?")) return words !== undefined && !/undefined|null/.test(words.message);
      return words === undefined || words.message === wordsOf(declared, "el", facts)?.message;
    };
    expect(Object.entries(declared.facts).filter((fact) => !isRight(fact))).toEqual([]);
    const isConstant = typeof declared.message.el === "string";
    expect(wordsOf(declared, "el", {}) !== undefined).toBe(isConstant);
  });

  it("leads to a page of the product, and has the priority of specification 9", () => {
    expect(linkOf(declared, facts)).toMatch(/^\/[a-z]/);
    expect(linkOf(declared, facts)).not.toContain("undefined");
    const specified: Readonly<Record<string, string>> = SPECIFIED_PRIORITIES;
    expect(declared.priority).toBe(specified[kind] ?? "medium");
  });

  it("takes its facts and nothing else", () => {
    const schema = factsSchema(declared.facts);
    expect(schema.safeParse(facts).success).toBe(true);
    expect(schema.safeParse({ ...facts, secret: "x" }).success).toBe(false);
    for (const [name, fact] of Object.entries(declared.facts)) {
      expect(schema.safeParse({ ...facts, [name]: 7 }).success, `the fact ${name}`).toBe(false);
      expect(schema.safeParse({ ...facts, [name]: "" }).success, `the fact ${name}`).toBe(false);
      expect(schema.safeParse({ ...facts, [name]: undefined }).success, `the fact ${name}`).toBe(fact.endsWith("?"));
    }
  });
});

it("declares every kind once", () => {
  const kinds = HAPPENINGS.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(happeningOf("meteor_landed")).toBeUndefined();
  expect(happeningWords("en", "meteor_landed", {})).toBeUndefined();
  expect(happeningLink("meteor_landed", {})).toBeNull();
});

it("says a reason as it was given, and links to the startup or investor once there is one", () => {
  const facts = sampleFacts(applicationsHappenings.rejected.facts);
  expect(happeningWords("el", "application_rejected", { ...facts, reason: "$& {x}" })?.message).toContain("$& {x}");
  const approved = sampleFacts(applicationsHappenings.approved.facts);
  expect(happeningLink("application_approved", approved)).toBe(`/startup/${approved["startup_id"]}`);
  const ofInvestor = { ...approved, startup_id: undefined };
  expect(happeningLink("application_approved", ofInvestor)).toBe(`/investor/${approved["investor_id"]}`);
  const ofNone = { ...ofInvestor, investor_id: undefined };
  expect(happeningLink("application_approved", ofNone)).toBe(
    `/my-applications?application=${approved["application_id"]}`,
  );
});

it("leads to the letter of a decision where one went out, and to the application where none did", () => {
  for (const { kind, facts } of [applicationsHappenings.rejected, applicationsHappenings.selected]) {
    const told = sampleFacts(facts);
    const { application_id: id, decision_id: decision } = told;
    expect(happeningLink(kind, told)).toBe(`/my-applications?application=${id}&letter=${decision}`);
    expect(happeningLink(kind, { ...told, decision_id: undefined })).toBe(`/my-applications?application=${id}`);
  }
});

it("keeps of stored facts what the kind declares", () => {
  expect(declaredFacts("startup_created", { startup_name: "A", secret: "x", startup_id: 7 })).toEqual({
    startup_name: "A",
  });
  expect(declaredFacts("meteor_landed", { startup_name: "A" })).toEqual({});
});

it("names a round in the reader's language; what was stored with one title keeps its own words and its link", () => {
  const named = { round_id: "0199a000-0000-7000-8000-000000000001", title_el: "Τελικός", title_en: "Final" };
  expect(happeningWords("el", "round_locked", named)?.message).toMatch(/\(Τελικός\)/);
  expect(happeningWords("en", "round_locked", named)?.message).toMatch(/\(Final\)/);
  const stored = { round_id: named.round_id, round_title: "Τελικός" };
  const kept = declaredFacts("round_locked", stored);
  expect(happeningWords("en", "round_locked", kept)).toBeUndefined();
  expect(happeningLink("round_locked", kept)).toBe("/evaluator-dashboard");
});

it("does not compile without a part, nor with a priority that the specification does not give", () => {
  const { title: _, ...untitled } = applicationsHappenings.approved;
  // @ts-expect-error A happening has a title.
  happening(untitled);
  const { icon: __, ...unsigned } = applicationsHappenings.approved;
  // @ts-expect-error A happening has an icon.
  happening(unsigned);
  // @ts-expect-error Specification 9: high.
  happening({ ...applicationsHappenings.approved, priority: "low" });
  // @ts-expect-error Greek and English.
  happening({ ...applicationsHappenings.approved, message: { el: "Εγκρίθηκε." } });
  // @ts-expect-error Words name declared facts.
  happening({ ...applicationsHappenings.approved, link: ({ planet }) => `/${planet}` });
  expect(applicationsHappenings.approved.priority).toBe("high");
});

it("tells of applications left behind in words that hold for one call and for several", () => {
  const facts = { startup_id: "s", startup_name: "Halios", title_el: "Α, Β", title_en: "A, B" };
  const words = LANGUAGES.map((language) => wordsOf(applicationsHappenings.leftBehind, language, facts));
  expect(words.map((said) => `${said?.title} ${said?.message}`).join(" ")).not.toMatch(
    /\b(an application|its application|it over)\b|Μια αίτηση|την αίτησή|να την/i,
  );
});
