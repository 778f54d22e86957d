import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { StepSettings } from "./step-settings.tsx";

let shown: TestPage;
afterEach(() => {
  vi.useRealTimers();
  return shown.close();
});

const counts = {
  managers: 3,
  organization_role: { owner: 1, admin: 0, moderator: 2, member: 9 },
  profile_role: {
    registry_coordinator: 1,
    company_coordinator: 4,
    evaluator: 2,
    investor: 0,
    mentor: 1,
    public: 0,
    admin: 1,
  },
};
const MARIA = { id: "0199a000-0000-7000-8000-000000000011", name: "Maria Deli" };
const GONE = "0199a000-0000-7000-8000-000000000012";
const people = (request: Request) => ({
  people: [MARIA],
  has_more: false,
  named: request.url.includes(MARIA.id) ? MARIA : null,
});
const { definition: registration } = LIBRARY.registration;

interface Kept {
  node: WorkflowNode;
  definition: WorkflowDefinition;
}

/** The settings of a step, changed as one changes them; `kept` is what became of it. */
async function open(
  id: string,
  change: (node: WorkflowNode) => WorkflowNode = (node) => node,
  given: WorkflowDefinition = registration,
): Promise<{ kept: Kept }> {
  await page.viewport(420, 1400);
  const found = given.nodes.find((node) => node.id === id);
  if (!found) throw new Error("No step.");
  const first = change(found);
  const kept: Kept = {
    node: first,
    definition: { ...given, nodes: given.nodes.map((node) => (node.id === id ? first : node)) },
  };
  function Held() {
    const [now, setNow] = useState(kept);
    const keep = (next: Partial<Kept>) => {
      Object.assign(kept, next);
      setNow({ ...kept });
    };
    return (
      <StepSettings
        node={now.node}
        definition={now.definition}
        secret={null}
        onChange={(node) => keep({ node })}
        onWays={(definition) => keep({ definition })}
        onRemove={() => undefined}
      />
    );
  }
  const answers = { "workflows.assigneeCounts": counts, "workflows.assigneePeople": people };
  shown = await openTestPage(<Held />, { session: founder, answers });
  await expect.element(page.getByRole("heading").first()).toBeVisible();
  return { kept };
}

const top = (text: string | RegExp) => page.getByText(text).first().element().getBoundingClientRect().top;

test("settings stand in the order who, four eyes, due, if late, outcomes, and last what the applicant reads", async () => {
  await open("approval");
  await expect.element(page.getByText(/^3 people today\./)).toBeVisible();
  const order = [/^Who$/, /^Four eyes$/, /^Due$/, /^If late$/, /^Outcomes$/, /^The applicant reads$/].map(top);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const [due, reminder] = ["Due in working days", "Remind before, working days"].map((name) =>
    page.getByRole("spinbutton", { name }).element().getBoundingClientRect(),
  );
  expect(due?.top).toBe(reminder?.top);
});

test("to how many people it would come follows who is named; nobody is said to be nobody", async () => {
  await open("approval");
  const who = page.getByRole("combobox", { name: "Who", exact: true });
  await who.selectOptions("Investor");
  await expect.element(page.getByText("Nobody has this role today.")).toBeVisible();
  await who.selectOptions("Owner of the organization");
  await expect.element(page.getByText(/^1 person today\./)).toBeVisible();
  await who.selectOptions("The person who submitted");
  await expect.element(page.getByText(/people? today/)).not.toBeInTheDocument();
});

test("four eyes is one switch: on it keeps away whoever did the task before, off nobody", async () => {
  const later = registration.nodes.flatMap((node) =>
    node.id === "completeness" ? [Object.assign({}, node, { id: "later" })] : [],
  );
  const given: WorkflowDefinition = {
    nodes: [...later, ...registration.nodes, ...later.map((node) => Object.assign({}, node, { id: "last" }))],
    edges: [
      ...registration.edges.map((edge) =>
        edge.from === "approval" && edge.on === "approved" ? Object.assign({}, edge, { to: "later" }) : edge,
      ),
      { from: "later", on: "next", to: "last", max: null },
      { from: "last", on: "next", to: "approve", max: null },
    ],
  };
  const { kept } = await open("approval", (node) => Object.assign({}, node, { not_by: [] }), given);
  const eyes = page.getByRole("switch", { name: "Four eyes" });
  await expect.element(eyes).not.toBeChecked();
  await eyes.click();
  await expect.element(page.getByText("Not whoever did step 2")).toBeVisible();
  expect(kept.node).toMatchObject({ not_by: ["completeness"] });
  await eyes.click();
  expect(kept.node).toMatchObject({ not_by: [] });
});

test("a limit is worked out for today, with the holiday in between named", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-11T10:00:00Z") });
  await open("approval", (node) => Object.assign({}, node, { due_days: 3 }));
  await expect
    .element(
      page.getByText(
        /If it began today, Thursday,? 11 March: until Wednesday,? 17 March\. Not counted: Monday,? 15 March, Clean Monday\./,
      ),
    )
    .toBeVisible();
});

test("if late it goes to whom one names, after two working days unless something else is said", async () => {
  const { kept } = await open("approval", (node) => Object.assign({}, node, { escalation: null }));
  await page.getByRole("combobox", { name: "If late, it goes" }).selectOptions("to the owner");
  expect(kept.node).toMatchObject({ escalation: { days: 2, to: { kind: "organization_role", role: "owner" } } });
  await page.getByRole("spinbutton", { name: "After this many working days" }).fill("4");
  expect(kept.node).toMatchObject({ escalation: { days: 4 } });
  await page.getByRole("combobox", { name: "If late, it goes" }).selectOptions("to moderators");
  expect(kept.node).toMatchObject({ escalation: { days: 4, to: { role: "moderator" } } });
  await page.getByRole("combobox", { name: "If late, it goes" }).selectOptions("It goes to nobody else");
  expect(kept.node).toMatchObject({ escalation: null });
});

test("each outcome says where it leads by the number of the step, and what needs a reason", async () => {
  const { kept } = await open("approval");
  const row = (name: string) => page.getByRole("combobox", { name }).element().parentElement?.textContent ?? "";
  expect(row("Approved: to step")).toMatch(/^Approvedto 5/);
  expect(row("Rejected: to step")).toMatch(/^Rejectedneeds a reason, to 4\.1/);
  expect(row("Returned: to step")).toMatch(/^Returnedneeds a reason, to 2/);
  await expect.element(page.getByRole("spinbutton", { name: "Returned: At most" })).toHaveValue(2);
  // What it may have as well comes when it is asked for.
  expect(page.getByRole("combobox", { name: "If it expires: to step" }).elements()).toHaveLength(0);
  await page.getByRole("button", { name: "More outcomes" }).click();
  await page.getByRole("combobox", { name: "Rejected: to step" }).selectOptions("2 Completeness check");
  expect(kept.definition.edges).toContainEqual({ from: "approval", on: "rejected", to: "completeness", max: 2 });
  expect(kept.definition.edges.filter(({ from, on }) => from === "approval" && on === "rejected")).toHaveLength(1);
});

test("an outcome that is led nowhere is marked where it is set, until it leads somewhere", async () => {
  const { kept } = await open("approval");
  const rejected = page.getByRole("combobox", { name: "Rejected: to step" });
  const words = () => rejected.element().parentElement?.textContent;
  await expect.element(rejected).not.toHaveAttribute("aria-invalid");
  await rejected.selectOptions("Nowhere");
  await expect.element(rejected).toHaveAttribute("aria-invalid", "true");
  expect(words()).toMatch(/nowhere/);
  expect(kept.definition.edges.filter(({ from, on }) => from === "approval" && on === "rejected")).toEqual([]);
  await rejected.selectOptions("5 Active startup");
  await expect.element(rejected).not.toHaveAttribute("aria-invalid");
  // A bound needs a way behind it.
  await page.getByRole("combobox", { name: "When repetitions run out: to step" }).selectOptions("Nowhere");
  await expect
    .element(page.getByRole("combobox", { name: "When repetitions run out: to step" }))
    .toHaveAttribute("aria-invalid", "true");
});

test("what the applicant reads is one text at a time, and the language that is missing has a sign", async () => {
  const { kept } = await open("approval", (node) => Object.assign({}, node, { tells: { el: "Ελέγχουμε.", en: "" } }));
  const languages = page.getByRole("group", { name: "The applicant reads" });
  await expect.element(languages.getByRole("button", { name: "English: the text is missing" })).toBeVisible();
  await page.getByRole("textbox", { name: "The applicant reads, English" }).fill("We check it.");
  expect(kept.node.tells).toEqual({ el: "Ελέγχουμε.", en: "We check it." });
  await expect
    .element(languages.getByRole("button", { name: "English", exact: true }))
    .toHaveAttribute("aria-pressed", "true");
  await languages.getByRole("button", { name: "Greek" }).click();
  await expect.element(page.getByRole("textbox", { name: "The applicant reads, Greek" })).toHaveValue("Ελέγχουμε.");
});

test.each([
  ["Check\u0000ed", "invalid"],
  ["\u202Echecked", "direction"],
  ["\u200B", "see"],
])("a name that cannot be kept is refused where it was written, and goes no further", async (text) => {
  const { kept } = await open("approval");
  const name = page.getByRole("textbox", { name: "Name, English" });
  const before = kept.node.name;
  await name.fill(text);
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  expect(kept.node.name).toEqual(before);
  await name.fill("Second look");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  expect(kept.node.name).toEqual({ ...before, en: "Second look" });
});

test("someone can be named: they are looked for among the members, and nothing changes before one is chosen", async () => {
  const { kept } = await open("approval");
  const before = kept.node;
  await page.getByRole("combobox", { name: "Who", exact: true }).selectOptions("A named person");
  const person = page.getByRole("combobox", { name: "Who: person" });
  await expect.element(person).toBeVisible();
  expect(kept.node).toBe(before);
  await person.click();
  await page.getByRole("option", { name: "Maria Deli" }).click();
  expect(kept.node).toMatchObject({ assignee: { kind: "person", user_id: MARIA.id } });
  await expect.element(person).toHaveValue("Maria Deli");
  await page.getByRole("combobox", { name: "Who", exact: true }).selectOptions("Mentor");
  expect(kept.node).toMatchObject({ assignee: { kind: "profile_role", role: "mentor" } });
  await expect.element(person).not.toBeInTheDocument();
});

test("whoever a step names and is no member any more is said to be none", async () => {
  await open("approval", (node) => Object.assign({}, node, { assignee: { kind: "person", user_id: GONE } }));
  await expect.element(page.getByText("No longer a member of the organization. Choose someone else.")).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Who: person" })).toHaveValue("");
});

test("what runs side by side has nothing to set, and says where its branches are", async () => {
  const { definition } = LIBRARY.diligence;
  await open(definition.nodes.find(({ type }) => type === "split")?.id ?? "", undefined, definition);
  await expect.element(page.getByText(/Each branch is a step further down/)).toBeVisible();
});
