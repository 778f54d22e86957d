import type {
  AccessAnswer,
  AccessQuestion,
  AccessRule,
  AccessStep,
} from "@kerkis/contract/admin/people/access.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testPerson } from "../../admin.factory.ts";
import { AccessSection } from "../system/access-section.tsx";
import { ExplainAccess } from "./explain-access.tsx";

const PERSON = "0199a000-0000-7000-8000-000000000042";
const RECORD = "0199a000-0000-7000-8000-000000000077";
const [KERKIS, HUB] = ["0199a000-0000-7000-8000-0000000000aa", "0199a000-0000-7000-8000-0000000000bb"];
const session: Session = { ...asVisitor(undefined), profile: testProfile({ role: "admin" }), is_super_admin: true };

const answer = (given: Partial<AccessAnswer> = {}): AccessAnswer => ({
  allowed: true,
  steps: [{ rule: "startup.published", decides: true, allows: true }],
  person: { name: "Maria Dimou", role: "mentor", organization_role: "moderator", organization_name: "Blue Hub" },
  record_name: null,
  ...given,
});

const PATHS = PAGE_KEYS.map((page) => `/${page}`);
let shown: TestPage;
let asked: AccessQuestion[] = [];
afterEach(() => {
  asked = [];
  shown.close();
});

/** What the call is answered with; the question is noted. */
const explaining = (reply: () => AccessAnswer | Response): Answers => ({
  "admin.explainAccess": async (request: Request) => {
    asked.push(await request.json());
    return reply();
  },
});
async function open(reply: () => AccessAnswer | Response, language: "el" | "en" = "en") {
  const element = (
    <ExplainAccess personId={PERSON} organizationId={KERKIS}>
      {null}
    </ExplainAccess>
  );
  shown = await openTestPage(element, { answers: explaining(reply), session, language, paths: PATHS });
}
const explain = (name = "Explain") => page.getByRole("button", { name, exact: true });
const choose = (label: string, option: string) => page.getByLabelText(label, { exact: true }).selectOptions(option);

test("a record is asked about by an address that has its id, and is named in the answer, which is read aloud", async () => {
  await open(() => answer({ record_name: "Thalassa" }));
  await choose("What", "Startup");
  await expect.element(explain()).toBeDisabled();
  await page.getByRole("textbox", { name: "Record" }).fill("thalassa");
  await expect.element(explain()).toBeDisabled();
  await page.getByRole("textbox", { name: "Record" }).fill(`https://kerkis.test/startup/${RECORD}?tab=team`);
  await explain().click();
  await expect.element(page.getByText("Maria Dimou · Mentor · Moderator in Blue Hub · Thalassa")).toBeVisible();
  expect(page.getByText("Yes, they can see it").element().closest("[aria-live=polite]")).not.toBeNull();
  expect(asked).toEqual([{ organization_id: KERKIS, user_id: PERSON, subject: { kind: "startup", id: RECORD } }]);
});

test("an answer stands beside its own question only", async () => {
  await open(() => answer());
  await explain().click();
  await expect.element(page.getByText("Yes, they can see it")).toBeVisible();
  await choose("What", "Startup");
  await expect.element(page.getByText("Yes, they can see it")).not.toBeInTheDocument();
});

test("a refusal is said", async () => {
  await open(() => refusal("person.not_found"));
  await explain().click();
  await expect.element(page.getByText("We could not find this person.")).toBeVisible();
});

test.each([
  ["en", "Explain", "Maria Dimou · Mentor · not in Blue Hub"],
  ["el", "Εξήγηση", "Maria Dimou · Μέντορας · δεν ανήκει στον οργανισμό Blue Hub"],
] as const)("who does not belong to the organization is said not to (%s)", async (language, ask, words) => {
  await open(() => answer({ person: { ...answer().person, organization_role: null } }), language);
  await explain(ask).click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  [
    "en",
    "Explain",
    {
      "person.super_admin": "Super admins see everything",
      "startup.own": "Whoever registered a startup sees it",
      "startup.organization_admin": "Owners and admins see every startup of their organization",
    },
  ],
  [
    "el",
    "Εξήγηση",
    {
      "person.super_admin": "Οι διαχειριστές πλατφόρμας βλέπουν τα πάντα",
      "startup.own": "Όποιος καταχώρισε μια startup τη βλέπει",
      "startup.organization_admin": "Οι ιδιοκτήτες και διαχειριστές βλέπουν κάθε startup του οργανισμού τους",
    },
  ],
] as const)("each rule is said in its own words, in the order it was asked (%s)", async (language, ask, words) => {
  const rules = Object.keys(words) as AccessRule[];
  const steps = rules.map((rule, at): AccessStep => ({ rule, decides: at === rules.length - 1, allows: true }));
  await open(() => answer({ steps }), language);
  await explain(ask).click();
  for (const [at, text] of Object.values(words).entries())
    await expect.element(page.getByRole("listitem").nth(at).getByText(text)).toBeVisible();
});

test("any organization of the person can be asked about, and another person takes the first one's place", async () => {
  const [membership] = testPerson().memberships;
  if (!membership) throw new Error("The person belongs to an organization.");
  const memberships = [
    { ...membership, organization_id: KERKIS, name: "Kerkis" },
    { ...membership, organization_id: HUB, name: "Blue Hub" },
  ];
  const person = testPerson({ id: PERSON, memberships });
  const { memberships: _memberships, can: _can, ...row } = person;
  shown = await openTestPage(<AccessSection />, {
    answers: {
      "admin.people": { items: [row], next_cursor: null },
      "admin.person": person,
      ...explaining(() => answer()),
    },
    session,
  });
  await page.getByRole("searchbox").fill("maria");
  await expect.element(page.getByText("1 item shown")).toBeInTheDocument();
  await page.getByRole("button", { name: /Maria Dimou/ }).click();
  await choose("Organization", "Blue Hub");
  await explain().click();
  await expect.poll(() => asked.map(({ organization_id }) => organization_id)).toEqual([HUB]);
  await page.getByRole("button", { name: "Someone else" }).click();
  await expect.element(explain()).toBeDisabled();
  await expect.element(page.getByRole("searchbox")).toBeVisible();
});
