/** The form of a new organization: whose it may be, and its address (specification 5). */
import { ERRORS } from "@kerkis/contract/codes.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CreateForm } from "./create-form.tsx";
import { organizationDetails } from "../organizations.factory.ts";
import { CreateOrganization } from "./create-organization.tsx";
import { OrganizationProvider } from "./organization-provider.tsx";

const ID = "0199a000-0000-7000-8000-000000000002";
const SLUG = "GET /organizations/slug";
const person: Session = { ...asVisitor(undefined), profile: testProfile({ email: "eleni@people.test" }) };
const superAdmin: Session = { ...person, is_super_admin: true };

let shown: TestPage;
let sent: Record<string, unknown>[] = [];
afterEach(() => {
  sent = [];
  shown.close();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** A server that makes what it is asked for, unless another answer is given. */
async function open(given: { session?: Session; language?: "el" | "en"; answers?: Answers; isPage?: boolean } = {}) {
  const { session = person, language = "en", isPage = false } = given;
  const answers: Answers = {
    "organizations.mine": [],
    "organizations.closed": [],
    "organizations.slug": (request: Request) => {
      const { searchParams } = new URL(request.url);
      const slug = searchParams.get("slug") || (searchParams.get("name") ?? "").toLowerCase().replaceAll(" ", "-");
      return { slug, is_free: true, suggestion: slug };
    },
    "organizations.create": async (request: Request) => {
      sent.push(await request.json());
      return organizationDetails({ id: ID });
    },
    ...given.answers,
  };
  const element = <OrganizationProvider>{isPage ? <CreateOrganization /> : <CreateForm />}</OrganizationProvider>;
  shown = await openTestPage(element, { answers, session, language, paths: ["/organization-settings"] });
  return answers;
}
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const create = (name = "Create Organization") => page.getByRole("button", { name });

test.each([
  ["en", "Owner's email", "You will be the owner.", "The owner must have signed up already."],
  ["el", "Email ιδιοκτήτη", "Εσείς θα είστε ο ιδιοκτήτης.", "Ο ιδιοκτήτης πρέπει να έχει ήδη εγγραφεί."],
] as const)(
  "one's own address stands there and stays; a super admin writes any (%s)",
  async (language, name, own, any) => {
    await open({ language });
    await expect.element(field(name)).toHaveValue("eleni@people.test");
    await expect.element(field(name)).toHaveAttribute("readonly");
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(own));
    shown.close();
    await open({ language, session: superAdmin });
    await expect.element(field(name)).not.toHaveAttribute("readonly");
    await expect.element(field(name)).toHaveAccessibleDescription(any);
  },
);

test("one's own organization is entered, another's is opened only; the form does not come back filled in", async () => {
  const entered = (id: string) => `POST /organizations/${id}/switch`;
  const kept = () => sessionStorage.getItem("kerkis.form.organization.new");
  await open({ answers: { "organizations.switch": { ok: true } } });
  await field("Name").fill("Blue Hub");
  await expect.poll(kept).toContain("Blue Hub");
  await create().click();
  await expect.poll(() => shown.address()).toBe(`/organization-settings?id=${ID}`);
  await expect.poll(() => shown.calls).toContain(entered(ID));
  expect(kept()).toBeNull();
  shown.close();

  await open({ session: superAdmin });
  await field("Name").fill("Gift");
  await field("Owner's email").fill("owner@people.test");
  await create().click();
  await expect.poll(() => shown.address()).toBe(`/organization-settings?id=${ID}`);
  expect(shown.calls).not.toContain(entered(ID));
  expect(sent.map(({ owner_email }) => owner_email)).toEqual(["eleni@people.test", "owner@people.test"]);
});

test.each([
  ["en", "Name", "Short name", "Create Organization", "Write a short name with Latin letters, digits and hyphens."],
  [
    "el",
    "Όνομα",
    "Σύντομο όνομα",
    "Δημιουργία οργανισμού",
    "Γράψτε ένα σύντομο όνομα με λατινικά γράμματα, ψηφία και παύλες.",
  ],
] as const)("a name that makes no address needs one, and the error goes when it is written (%s)", async (...given) => {
  const [language, name, address, button, text] = given;
  await open({ language, answers: { "organizations.slug": { slug: "", is_free: false, suggestion: "" } } });
  await field(name).fill("東京");
  await create(button).click();
  await expect.element(field(address)).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText(text).first()).toBeVisible();
  expect(sent).toEqual([]);
  await field(address).fill("tokyo");
  await expect.element(field(address)).not.toHaveAttribute("aria-invalid", "true");
});

test("who was slower keeps the address that was refused, and is offered the next one", async () => {
  const status = ERRORS["input.invalid"];
  const data = { fields: [{ path: "slug", code: "taken" }] };
  const taken = { defined: false, code: "input.invalid", status, message: "", data };
  const answers = await open({ answers: { "organizations.create": () => Response.json(taken, { status }) } });
  await field("Name").fill("Blue Hub");
  await expect.element(field("Short name")).toHaveValue("blue-hub");
  await expect.poll(() => shown.calls.some((call) => call.startsWith(SLUG))).toBe(true);
  answers["organizations.slug"] = { slug: "blue-hub", is_free: false, suggestion: "blue-hub-2" };
  await create().click();
  await page.getByRole("button", { name: "Use blue-hub-2" }).click();
  await expect.element(field("Short name")).toHaveValue("blue-hub-2");
});

test("while creation is closed super admins alone have the form", async () => {
  const features = { ...person.features, create_organization: false };
  await open({ session: { ...person, features }, isPage: true });
  await expect
    .element(page.getByText("New organizations cannot be created at the moment. Contact the administrators."))
    .toBeVisible();
  expect(create().elements()).toEqual([]);
  shown.close();
  await open({ session: { ...superAdmin, features }, isPage: true });
  await expect.element(create()).toBeVisible();
});

test("the list of organizations is waited for 10 s (specification 9)", async () => {
  const asked = vi.spyOn(AbortSignal, "timeout");
  await open();
  await expect.poll(() => shown.calls).toContain("GET /organizations/mine");
  expect(asked).toHaveBeenCalledWith(10_000);
});
