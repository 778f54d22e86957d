/** What specification 8 says when an organization's details do not come, on its page, in both languages. */
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { OrganizationProvider } from "./organizations.public.tsx";
import { OrganizationSettingsPage } from "./pages/organization-settings-page.tsx";

const ID = "0199a000-0000-7000-8000-000000000002";
const organization = {
  organization_id: ID,
  name: "Blue Hub",
  slug: "blue-hub",
  logo_url: null,
  role: "owner",
  is_coordinator: false,
  member_count: 2,
} as const;
const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile(),
  memberships: [organization],
  current_organization: organization,
};

let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
  vi.restoreAllMocks();
});

async function open(language: "el" | "en", answers: Answers) {
  const element = (
    <OrganizationProvider>
      <OrganizationSettingsPage />
    </OrganizationProvider>
  );
  const at = "/organization-settings";
  shown = await openTestPage(element, { answers, session, language, at, paths: ["/dashboard"], isPage: true });
}
const shownText = (text: string) => page.getByRole("alert").getByText(text, { exact: true });
const gateway = (status: number) => () =>
  new Response("<html></html>", { status, headers: { "content-type": "text/html" } });
/** A call that no answer ever comes to, but its own end. */
const never = (request: Request) =>
  new Promise<never>((_, reject) => {
    request.signal.throwIfAborted();
    request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
  });

describe.each([
  {
    language: "en",
    broken: "Failed to load organization details: An error occurred. Please try again later.",
    late: "Failed to load organization details: Query timeout",
    later: "Connection issues - please try again later",
    check: "Connection issues - please check your internet connection",
    missing: "Organization not found",
    retry: "Try again",
    title: "Blue Hub",
  },
  {
    language: "el",
    broken: "Η φόρτωση των στοιχείων του οργανισμού απέτυχε: Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά αργότερα.",
    late: "Η φόρτωση των στοιχείων του οργανισμού απέτυχε: Λήξη χρόνου αναμονής",
    later: "Πρόβλημα σύνδεσης: δοκιμάστε ξανά αργότερα",
    check: "Πρόβλημα σύνδεσης: ελέγξτε τη σύνδεσή σας στο διαδίκτυο",
    missing: "Ο οργανισμός δεν βρέθηκε",
    retry: "Δοκιμάστε ξανά",
    title: "Blue Hub",
  },
] as const)("an organization's details ($language)", ({ language, ...text }) => {
  it("failed for a reason, and can be asked for again", async () => {
    await open(language, { "organizations.details": () => refusal("server.unexpected") });
    await expect.element(shownText(text.broken)).toBeVisible();
    const before = shown.calls.length;
    await page.getByRole("button", { name: text.retry }).click();
    await expect.poll(() => shown.calls.length).toBeGreaterThan(before);
  });

  it("took longer than 10 s", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms === 10_000 ? 20 : ms));
    await open(language, { "organizations.details": never });
    await expect.element(shownText(text.late)).toBeVisible();
    expect(asked).toHaveBeenCalledWith(10_000);
  });

  it.each([
    ["the server is not reached", unreachable],
    ["it answers 502", gateway(502)],
    ["it answers 503", gateway(503)],
    ["it answers 504", gateway(504)],
  ])("are asked for later when %s", async (_when, answer) => {
    await open(language, { "organizations.details": answer });
    await expect.element(shownText(text.later)).toBeVisible();
  });

  it("need a connection when the browser knows that it has none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open(language, { "organizations.details": unreachable });
    await expect.element(shownText(text.check)).toBeVisible();
  });

  it("are nobody's when there is no such organization", async () => {
    await open(language, { "organizations.details": () => refusal("org.not_found") });
    await expect.element(page.getByRole("heading", { name: text.missing, level: 1 })).toBeVisible();
  });
});
