import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { organizationDetails } from "../../organizations.factory.ts";
import { organizationsQueries } from "../../organizations.queries.ts";
import { BrandingForm } from "./branding-form.tsx";
import { CreateForm } from "../create-form.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { OrganizationProvider } from "../organization-provider.tsx";
import { ProfileForm } from "./profile-form.tsx";

const ID = "0199a000-0000-7000-8000-000000000002";
const profile = testProfile({ email: "eleni@people.test" });
const session = { ...asVisitor(undefined), profile };

const details = (given: Partial<OrganizationDetails> = {}) => organizationDetails({ id: ID, ...given });

let shown: TestPage;
afterEach(() => {
  shown.close();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(element: ReactNode, answers: Answers, language: "el" | "en" = "en") {
  shown = await openTestPage(<OrganizationProvider>{element}</OrganizationProvider>, {
    // The same object: tests change their answers while the page is open.
    answers: Object.assign(answers, { "organizations.mine": [] }),
    session,
    language,
    paths: ["/organization-settings"],
  });
}

/** The form over what the server last said, as the page has it. */
function LiveProfile() {
  const { data } = useQuery(organizationsQueries.details(ID));
  return data ? <ProfileForm details={data} /> : null;
}

test("only what was changed is sent, with the version that was seen", async () => {
  let sent: unknown;
  await open(<LiveProfile />, {
    "organizations.details": details(),
    "organizations.update": async (request: Request) => {
      sent = await request.json();
      return details({ version: 2, location: "Πειραιάς" });
    },
  });
  await page.getByLabelText("Location (optional)").fill("Πειραιάς");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Changes saved")).toBeVisible();
  expect(sent).toEqual({ version: 1, location: "Πειραιάς" });
  await expect.element(page.getByRole("button", { name: "Save" })).toBeDisabled();
});

test("a conflict keeps what was typed and lets the person choose", async () => {
  const answers: Answers = {
    "organizations.details": details(),
    "organizations.update": () => refusal("request.conflict"),
  };
  await open(<LiveProfile />, answers);
  await page.getByLabelText("Description (optional)").fill("Mine");
  answers["organizations.details"] = details({ version: 2, description: "Theirs", location: "Volos" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Other changes were saved while you were typing")).toBeVisible();
  await expect.element(page.getByLabelText("Description (optional)")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Keep what I typed" }).click();
  await expect.element(page.getByLabelText("Description (optional)")).toHaveValue("Mine");
  await expect.element(page.getByLabelText("Location (optional)")).toHaveValue("Volos");
  answers["organizations.update"] = details({ version: 3, description: "Mine", location: "Volos" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Changes saved")).toBeVisible();
});

test("what someone else saved comes in by itself while nothing was typed", async () => {
  const answers: Answers = { "organizations.details": details() };
  await open(<LiveProfile />, answers);
  await expect.element(page.getByLabelText("Description (optional)")).toHaveValue("");
  answers["organizations.details"] = details({ version: 2, description: "Theirs" });
  await shown.queryClient.invalidateQueries({ queryKey: organizationsQueries.details(ID).queryKey });
  await expect.element(page.getByLabelText("Description (optional)")).toHaveValue("Theirs");
});

test.each([
  [
    "en",
    "Failed to create organization: User must exist before creating organization. Please ensure the owner has signed up first.",
  ],
  [
    "el",
    "Η δημιουργία του οργανισμού απέτυχε: Ο χρήστης πρέπει να υπάρχει πριν δημιουργηθεί ο οργανισμός. Βεβαιωθείτε ότι ο ιδιοκτήτης έχει εγγραφεί πρώτα.",
  ],
] as const)("an owner who has not signed up is said so (%s)", async (language, text) => {
  const slug = { slug: "blue-hub", is_free: true, suggestion: "blue-hub" };
  await open(
    <CreateForm />,
    { "organizations.slug": slug, "organizations.create": () => refusal("org.owner_unknown") },
    language,
  );
  await page.getByRole("textbox", { name: language === "en" ? "Name" : "Όνομα" }).fill("Blue Hub");
  await page.getByRole("button", { name: language === "en" ? "Create Organization" : "Δημιουργία οργανισμού" }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /mail/i })).toHaveAttribute("aria-invalid", "true");
});

test("the address follows the name, takes the next free number, and stays once it is written by hand", async () => {
  await open(<CreateForm />, {
    "organizations.slug": (request: Request) => {
      const slug = new URL(request.url).searchParams.get("slug");
      return slug
        ? { slug, is_free: false, suggestion: `${slug}-2` }
        : { slug: "blue-hub", is_free: false, suggestion: "blue-hub-2" };
    },
  });
  const address = page.getByRole("textbox", { name: "Short name" });
  await page.getByRole("textbox", { name: "Name" }).fill("Blue Hub");
  await expect.element(address).toHaveValue("blue-hub-2");
  await address.fill("Mine");
  await expect.element(address).toHaveValue("mine");
  await expect.element(page.getByText("This short name is already in use.")).toBeVisible();
  await page.getByRole("button", { name: "Use mine-2" }).click();
  await expect.element(address).toHaveValue("mine-2");
});

test.each([
  ["en", "Organization created successfully", "Name", "Create Organization"],
  ["el", "Ο οργανισμός δημιουργήθηκε", "Όνομα", "Δημιουργία οργανισμού"],
] as const)("a new organization is announced and opened (%s)", async (language, text, name, create) => {
  const slug = { slug: "blue-hub", is_free: true, suggestion: "blue-hub" };
  const answers: Answers = {
    "organizations.slug": slug,
    "organizations.create": details(),
    "organizations.switch": { ok: true },
  };
  await open(<CreateForm />, answers, language);
  await page.getByRole("textbox", { name }).fill("Blue Hub");
  await page.getByRole("button", { name: create }).dblClick();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/organization-settings?id=${ID}`);
  expect(shown.calls.filter((call) => call === "POST /organizations")).toHaveLength(1);
  // What it asks for at the end is answered while it is open: the next page would tell of it.
  await expect.poll(() => localStorage.getItem("kerkis.organization")).toBe(ID);
});

test("colours are shown as both themes can read them", async () => {
  await open(<BrandingForm details={details()} />, {});
  await page.getByRole("textbox", { name: "Primary colour (optional)" }).fill("#ffe600");
  await expect.element(page.getByRole("region", { name: "Light theme" }).getByText(/^Corrected/)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Dark theme" }).getByText("Readable as it is.")).toBeVisible();
});

test.each([
  ["en", "Failed to delete organization", "Organization deleted successfully", "Delete organization"],
  ["el", "Η διαγραφή του οργανισμού απέτυχε", "Ο οργανισμός διαγράφηκε", "Διαγραφή οργανισμού"],
] as const)("deleting takes the name, and says how it went (%s)", async (language, failed, done, label) => {
  const answers: Answers = { "organizations.delete": () => refusal("auth.forbidden") };
  await open(<DangerZone details={details()} />, answers, language);
  await page.getByRole("button", { name: label }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: label });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Blue Hub");
  await confirm.click();
  await expect.element(page.getByText(failed)).toBeVisible();
  toast.dismiss();
  answers["organizations.delete"] = details({ deleted_at: "2026-11-20T10:00:00.000Z" });
  await confirm.click();
  await expect.element(page.getByText(done)).toBeVisible();
});

test.each([
  ["en", "Failed to update organization status", "Organization status updated successfully", "Deactivate"],
  [
    "el",
    "Η ενημέρωση της κατάστασης του οργανισμού απέτυχε",
    "Η κατάσταση του οργανισμού ενημερώθηκε",
    "Απενεργοποίηση",
  ],
] as const)("switching off says how it went (%s)", async (language, failed, done, label) => {
  const answers: Answers = { "organizations.setActive": () => refusal("request.conflict") };
  await open(<DangerZone details={details()} />, answers, language);
  await page.getByRole("button", { name: label }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: label });
  await confirm.click();
  await expect.element(page.getByText(failed)).toBeVisible();
  toast.dismiss();
  answers["organizations.setActive"] = details({ is_active: false });
  await confirm.click();
  await expect.element(page.getByText(done)).toBeVisible();
});

test("only what the server allows is offered", async () => {
  const { can } = details();
  const none = Object.fromEntries(Object.keys(can).map((step) => [step, step === "leave"])) as typeof can;
  await open(<DangerZone details={details({ can: none, role: "admin" })} />, {});
  await expect.element(page.getByRole("button", { name: "Leave" })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
});
