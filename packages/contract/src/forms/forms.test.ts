import { expect, test } from "vitest";
import { questionColumns } from "../applications/answered.columns.ts";
import type { Answered } from "../applications/applications.schema.ts";
import type { ApplicationSubject } from "../applications/applications.taxonomy.ts";
import { applicationSections } from "../applications/sections.policy.ts";
import type { Condition } from "../core/conditions/conditions.ts";
import { answersInWords } from "../core/forms/answers.ts";
import { INVESTOR_MAX } from "../investors/investors.taxonomy.ts";
import { formDefinition, type FormDefinition, type Question } from "./definition.schema.ts";
import { describedField, describedForm, fieldsOf } from "./described.policy.ts";
import { formChanges } from "./diff.policy.ts";
import { FORM_MAX } from "./forms.taxonomy.ts";
import { boundElsewhere, lintForm, untranslated } from "./lint.policy.ts";
import { carriedResponses, draftIssues, judgeResponses, shownOf } from "./responses.policy.ts";
import { responses } from "./responses.schema.ts";

const said = (text: string) => ({ el: text, en: text });
const asked = (key: string, own: { type: Question["type"] } & Record<string, unknown> = { type: "text", max: 20 }) =>
  ({ key, label: said(key), help: said(""), is_required: false, shown_if: null, ...own }) as Question;
const form = (...questions: Question[]): FormDefinition => ({
  sections: [{ key: "s1", title: said("Λύση"), shown_if: null, questions }],
});
const codes = (definition: FormDefinition, subject: ApplicationSubject = "startup") =>
  lintForm(definition, subject).map(({ code }) => code);
const when = (fact: string, is: "is" | "answered" = "is", value: string | boolean = true): Condition => ({
  fact,
  is,
  ...(is === "is" && { value }),
});

const pilot = asked("pilot", { type: "yes_no", is_required: true });
const where = asked("where", { is_required: true, type: "text", max: 20, shown_if: when("pilot") });
const field = asked("field", {
  type: "choice",
  options: [
    { value: "ports", label: said("Λιμάνια") },
    { value: "sea", label: said("Θάλασσα") },
  ],
});

test("what the schema lets through can be written, and lint says what keeps it from being published", () => {
  expect(lintForm(form(pilot, where, field), "startup")).toEqual([]);
  expect(codes({ sections: [] })).toEqual(["empty_form"]);
  expect(codes(form(where, pilot))).toEqual(["asks_later"]);
  expect(codes(form(asked("loop", { type: "text", max: 5, shown_if: when("loop", "answered") })))).toEqual([
    "asks_later",
  ]);
  expect(codes(form(asked("a", { type: "text", max: 5, shown_if: when("nothing") })))).toEqual(["asks_unknown"]);
  expect(codes(form(asked("a", { type: "text", max: 5, shown_if: when("stage", "is", "seed") })))).toEqual([]);
  expect(codes(form(pilot, pilot))).toEqual(["key_twice"]);
  expect(codes(form(asked("stage")))).toEqual(["key_of_registration"]);
  expect(codes(form(asked("turnover")))).toEqual(["fact_of_another_kind"]);
  expect(codes(form(asked("a", { type: "choice", options: [] })))).toEqual(["no_options"]);
  expect(codes(form(asked("a", { type: "number", min: 5, max: 1 })))).toEqual(["limits_crossed"]);
  expect(codes(form(asked("tagline", { type: "profile", field: "tagline", shown_if: when("stage") })))).toEqual([
    "profile_conditional",
  ]);
  expect(untranslated(form({ ...pilot, label: { el: "Πιλοτικό", en: "" } }))).toEqual([{ section: 0, question: 0 }]);
});

test("hostile definitions are refused", () => {
  const many = (count: number) => form(...Array.from({ length: count }, (_, at) => asked(`q${at}`)));
  expect(formDefinition.safeParse(many(FORM_MAX.questions)).success).toBe(true);
  expect(formDefinition.safeParse(many(10_000)).success).toBe(false);
  let deep: Condition = when("pilot");
  for (let depth = 0; depth < 50; depth += 1) deep = { not: deep };
  for (const hostile of [
    form(asked("a", { type: "text", max: 5, shown_if: deep })),
    form({ ...pilot, label: said("a\u0000b") }),
    form({ ...pilot, label: said("a\u202eb") }),
    form(asked("__proto__")),
    form(asked("a", { type: "text", max: 1e9 })),
    form(asked("a", { type: "profile", field: "accuracy" })),
  ])
    expect(formDefinition.safeParse(hostile).success).toBe(false);
});

test("what is not asked is not owed and not kept; a chain of conditions falls together", () => {
  const then = asked("then", { type: "text", max: 20, shown_if: when("where", "answered") });
  const chain = form(pilot, where, then);
  expect([...shownOf(chain, {}, { pilot: true, where: "Πειραιάς" }).questions]).toEqual(["pilot", "where", "then"]);
  expect([...shownOf(chain, {}, { pilot: false, where: "Πειραιάς" }).questions]).toEqual(["pilot"]);
  expect(judgeResponses(chain, {}, {}).issues).toEqual([{ path: "q_pilot", code: "required" }]);
  expect(judgeResponses(chain, {}, { pilot: true }).issues).toEqual([{ path: "q_where", code: "required" }]);
  expect(judgeResponses(chain, {}, { pilot: false, where: "Πειραιάς" })).toEqual({
    issues: [],
    responses: { pilot: false },
  });
});

const ofFiles = asked("a", { type: "file", kinds: ["pdf"], max: 1, megabytes: 1 });
const deck = { id: "0199a000-0000-7000-8000-000000000001", name: "deck.pdf", format: "pdf", bytes: 9 };

test.each<[string, Question, unknown, string | null]>([
  ["a text in its length", asked("a", { type: "text", max: 3 }), " abc ", null],
  ["a text that is too long", asked("a", { type: "text", max: 3 }), "abcd", "too_long"],
  ["text that nobody can see", asked("a"), "\u200b", "unseen"],
  ["NUL", asked("a"), "a\u0000", "invalid"],
  ["words within the limit", asked("a", { type: "long_text", words: 3 }), "μία δύο  τρεις", null],
  ["a word too many", asked("a", { type: "long_text", words: 3 }), "μία δύο τρεις τέσσερις", "too_many_words"],
  ["a number below its limit", asked("a", { type: "number", min: 5, max: null }), 4, "too_small"],
  ["a number with decimals", asked("a", { type: "number", min: 0.5, max: 2.5 }), 2.25, null],
  ["a decimal above its limit", asked("a", { type: "number", min: 0.5, max: 2.5 }), 2.75, "too_big"],
  ["text for a number", asked("a", { type: "number", min: null, max: null }), "4", "invalid"],
  ["an option that is not offered", field, "moon", "invalid"],
  [
    "more than may be chosen",
    asked("a", { ...field, key: "a", type: "choices", max: 1 }),
    ["ports", "sea"],
    "too_long",
  ],
  ["no day", asked("a", { type: "date" }), "2027-02-30", "date"],
  ["a script as a link", asked("a", { type: "link" }), "javascript:alert(1)", "url"],
  ["no of a required yes or no", pilot, false, null],
  [
    "a statement that is not accepted",
    asked("a", { type: "statement", text: said("Ναι"), is_required: true }),
    false,
    "required",
  ],
  [
    "a person without a name",
    asked("a", { type: "people", max: 2 }),
    [{ name: "", role: "CEO", link: "" }],
    "required",
  ],
  ["a file as large as allowed", ofFiles, [{ ...deck, bytes: 1024 ** 2 }], null],
  ["a file that is a byte too large", ofFiles, [{ ...deck, bytes: 1024 ** 2 + 1 }], "invalid"],
  ["a file of another kind", ofFiles, [{ ...deck, format: "png" }], "invalid"],
  ["more files than are asked for", ofFiles, [deck, deck], "too_long"],
])("%s", (_name, question, answer, code) => {
  const { issues } = judgeResponses(form(question), {}, { [question.key]: answer });
  expect(issues[0]?.code ?? null).toBe(code);
});

test("a number's decimals are kept, meet conditions, and are told and exported in full", () => {
  const share = asked("share", { type: "number", min: null, max: null });
  const why = asked("why", { type: "text", max: 20, shown_if: { fact: "share", is: "at_most", value: 0.07 } });
  const definition = form(share, why);
  const given = { share: 0.0625, why: "λίγοι" };
  expect(draftIssues(definition, given)).toEqual([]);
  expect(judgeResponses(definition, {}, given)).toEqual({ issues: [], responses: given });
  expect([...shownOf(definition, {}, { share: 0.08 }).questions]).toEqual(["share"]);
  const told = (language: "el" | "en") =>
    answersInWords(describedForm(definition, "startup"), { q_share: 0.0625 }, language)[0]?.answers[0]?.text;
  expect([told("el"), told("en")]).toEqual(["0,0625", "0.0625"]);
  const column = questionColumns([{ subject: "startup", versions: [{ version: 1, definition }] }]).find(
    ({ label }) => label.el === "share",
  );
  const row = { subject: "startup", questions_version: 1, responses: given } as unknown as Answered;
  expect(column?.value(row, "el")).toBe(0.0625);
});

test("too many words are told with how many there may be and how many there are", () => {
  const { issues } = judgeResponses(
    form(asked("a", { type: "long_text", words: 3 })),
    {},
    { a: " μία  δύο\nτρεις τέσσερις " },
  );
  expect(issues).toEqual([{ path: "q_a", code: "too_many_words", params: { max: 3, used: 4 } }]);
});

test("a fact of the registration that a call owes is judged where it stands", () => {
  const owed = form(asked("city", { type: "profile", field: "city", is_required: true }));
  expect(judgeResponses(owed, { city: " " }, {}).issues).toEqual([{ path: "city", code: "required" }]);
  expect(judgeResponses(owed, { city: "Πάτρα" }, {})).toEqual({ issues: [], responses: {} });
  expect(describedForm(owed, "startup")["form_s1"]?.fields["city"]).toMatchObject({ type: "text", isRequired: true });
});

test("name, founders, logo and funding are asked where a form has them, the amount with its currency, and no section stays empty", () => {
  const fields = [
    "name",
    "tagline",
    "logo_url",
    "legal_name",
    "founded_on",
    "tax_number",
    "registration_number",
    "legal_form",
    "registry_status",
    "activities",
  ] as const;
  const asksAll = form(
    ...[...fields, "founders" as const, "funding_total" as const].map((name) =>
      asked(name, { type: "profile", field: name }),
    ),
  );
  expect(lintForm(asksAll, "startup")).toEqual([]);
  const sections = applicationSections("startup", asksAll);
  expect(Object.keys(sections)).toEqual(["activity", "team", "funding", "form_s1", "review"]);
  expect(Object.keys(sections["form_s1"]?.fields ?? {})).toEqual([...fields, "founders", "funding_total", "currency"]);
  expect(Object.keys(sections["funding"]?.fields ?? {})).toEqual(["social_links"]);
  expect(sections["form_s1"]?.fields["founders"]).toMatchObject({ type: "people", isRequired: true });
});

test("an investor's form names the facts of its own registration; each amount keeps its currency beside it", () => {
  const bound = (field: string, own = {}) => asked(field, { type: "profile", field, ...own });
  const first = form(
    bound("ticket_min"),
    bound("thesis"),
    asked("a", { type: "yes_no", shown_if: when("type", "is", "vc") }),
  );
  expect([codes(first, "investor"), codes(first)]).toEqual([[], ["asks_unknown"]]);
  expect(boundElsewhere(first, "investor")).toEqual([]);
  expect(boundElsewhere(first, "startup")).toEqual(["sections.0.questions.0.field", "sections.0.questions.1.field"]);
  expect(codes(form(asked("type")), "investor")).toEqual(["key_of_registration"]);
  const sections = applicationSections("investor", first);
  const names = (step: string) => Object.keys(sections[step]?.fields ?? {});
  expect(names("form_s1")).toEqual(["ticket_min", "currency", "thesis", "q_a"]);
  expect(names("ticket")).toEqual(["ticket_max", "currency", "portfolio"]);
  const both = applicationSections("investor", form(bound("ticket_min"), bound("ticket_max")));
  expect(Object.keys(both["ticket"]?.fields ?? {})).toEqual(["portfolio"]);
  // The same name is another field of another registration.
  const name = bound("name");
  expect(describedField(name, "investor")).toMatchObject({ max: INVESTOR_MAX.name });
  expect(fieldsOf(name, "startup")["name"]).not.toBe(fieldsOf(name, "investor")["name"]);
});

test("a draft keeps what the form asks, of its kind; no more fields than a form has", () => {
  expect(draftIssues(form(pilot, where), { pilot: null, where: "" })).toEqual([]);
  expect(draftIssues(form(pilot), { pilot: "yes", other: 1 })).toEqual([
    { path: "responses.pilot", code: "invalid" },
    { path: "responses.other", code: "invalid" },
  ]);
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`q${at}`, ""]));
  expect(responses.safeParse(many).success).toBe(false);
});

test("a diff says what was added, removed, moved and changed, and nothing of what stayed", () => {
  const before = form(pilot, where, field);
  expect(formChanges(before, before)).toEqual([]);
  const after = form(field, { ...pilot, is_required: false, label: said("Πιλοτικό;") }, asked("new"));
  expect(
    formChanges(before, after).map((change) => [change.kind, "question" in change ? change.question.key : ""]),
  ).toEqual([
    ["moved", "pilot"],
    ["changed", "pilot"],
    ["added", "new"],
    ["removed", "where"],
  ]);
  expect(formChanges(before, after).find(({ kind }) => kind === "changed")).toMatchObject({
    parts: ["label", "required"],
  });
});

test("another version keeps what it asks for in the same way, and lets go of the rest", () => {
  const options = (...values: string[]) => values.map((value) => ({ value, label: said(value) }));
  const later = form(
    asked("same", { type: "long_text", words: 9 }),
    asked("other_kind", { type: "number", min: null, max: null }),
    asked("choice", { type: "choice", options: options("a") }),
    asked("choices", { type: "choices", options: options("a", "b"), max: 2 }),
  );
  const given = { same: "x", other_kind: "12", choice: "gone", choices: ["gone", "b"], removed: "y" };
  expect(carriedResponses(later, given)).toEqual({ same: "x", choices: ["b"] });
});
