import type { Membership, Session } from "@kerkis/contract/identity/identity.schema.ts";
import { Component, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OrganizationProvider, useOrganization } from "#features/organizations/organizations.public.tsx";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor, useSession } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { useRestoredOrganization } from "./switch-organization.ts";

const membership = (number: number, name: string): Membership => ({
  organization_id: `0199a000-0000-7000-8000-00000000000${number}`,
  name,
  slug: name.toLowerCase(),
  logo_url: null,
  role: "member",
  is_coordinator: false,
  member_count: 3,
});
const kerkis = membership(1, "Kerkis");
const blueHub = membership(2, "Blue Hub");

const profile = testProfile({ id: "0199a000-0000-7000-8000-000000000009", role: "evaluator" });
const sessionWith = (memberships: readonly Membership[]): Session => ({
  ...asVisitor(undefined),
  profile,
  memberships: [...memberships],
  current_organization: memberships[0] ?? null,
});

function Shown({ isCollapsed }: { isCollapsed: boolean }) {
  useRestoredOrganization(useSession());
  return (
    <>
      <OrganizationSwitcher isCollapsed={isCollapsed} />
      <p data-testid="current">{useSession().current_organization?.name ?? "none"}</p>
    </>
  );
}

let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Given {
  answers?: Answers;
  language?: "el" | "en";
  isCollapsed?: boolean;
  session?: Session;
}
async function open(memberships: readonly Membership[], given: Given = {}) {
  const { answers = {}, language = "en", isCollapsed = false, session = sessionWith(memberships) } = given;
  shown = await openTestPage(
    <OrganizationProvider>
      <Shown isCollapsed={isCollapsed} />
    </OrganizationProvider>,
    { answers, session, language, paths: ["/organization-settings"] },
  );
}
async function choose(name: string) {
  await page.getByRole("button", { name: /Organization/ }).click();
  await page.getByRole("menuitemradio", { name }).click();
}
/** A call that no answer ever comes to, but its own end. */
const never = (request: Request) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(request.signal.reason as Error);
    if (request.signal.aborted) end();
    else request.signal.addEventListener("abort", end);
  });
/** Time-outs of calls come after a moment instead of seconds. */
const hurry = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    asked.push(ms);
    return timeout(20);
  });
  return asked;
};

test("signed out, it is not there (specification 2.13)", async () => {
  await open([], { session: asVisitor(undefined) });
  await expect.element(page.getByTestId("current")).toHaveTextContent("none");
  expect(page.getByText("Loading...").elements()).toHaveLength(0);
  expect(page.getByRole("link").elements()).toHaveLength(0);
});

test.each([
  ["en", "Loading..."],
  ["el", "Φόρτωση…"],
] as const)("while loading it says so (%s)", async (language, text) => {
  await open([], { answers: { "organizations.mine": never }, language });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ["en", "No organizations found. Please contact an administrator or wait for an invitation.", "Create Organization"],
  ["el", "Δεν βρέθηκαν οργανισμοί. Επικοινωνήστε με έναν διαχειριστή ή περιμένετε πρόσκληση.", "Δημιουργία οργανισμού"],
] as const)("without organizations it offers to create one (%s)", async (language, text, create) => {
  await open([], { answers: { "organizations.mine": [] }, language });
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("link", { name: create }).click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/organization-settings");
});

test("whoever may not create one is not offered to", async () => {
  const session = sessionWith([]);
  await open([], {
    answers: { "organizations.mine": [] },
    session: { ...session, features: { ...session.features, create_organization: false } },
  });
  await expect.element(page.getByText("No organizations found", { exact: false })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(0);
});

test("one organization is only a name (specification 2.13)", async () => {
  await open([kerkis]);
  await expect.element(page.getByText("Kerkis").first()).toBeVisible();
  expect(page.getByText("3 members").elements()).toEqual([]);
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("several can be switched between, and the browser remembers", async () => {
  await open([kerkis, blueHub], { answers: { "organizations.switch": { ok: true } } });
  await choose("Blue Hub");
  await expect.poll(() => localStorage.getItem("kerkis.organization")).toBe(blueHub.organization_id);
});

test.each([
  ["en", "Organization: Select organization", "Create New Organization"],
  ["el", "Οργανισμός: Επιλέξτε οργανισμό", "Δημιουργία νέου οργανισμού"],
] as const)("among several, none chosen says to select one, and a new one can be made (%s)", async (...given) => {
  const [language, select, create] = given;
  const session = { ...sessionWith([kerkis, blueHub]), current_organization: null };
  await open([kerkis, blueHub], { session, language });
  await page.getByRole("button", { name: select }).click();
  await page.getByRole("menuitem", { name: create }).click();
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/organization-settings?new=%221%22");
});

test("in the narrow sidebar a tile opens the same menu", async () => {
  await open([kerkis, blueHub], { isCollapsed: true, answers: { "organizations.switch": { ok: true } } });
  await page.getByRole("button", { name: "Organization: Kerkis" }).click();
  await page.getByRole("menuitemradio", { name: "Blue Hub" }).click();
  await expect.poll(() => localStorage.getItem("kerkis.organization")).toBe(blueHub.organization_id);
});

test.each([
  ["en", "Failed to load organizations: Query timeout"],
  ["el", "Η φόρτωση των οργανισμών απέτυχε: Λήξη χρόνου αναμονής"],
] as const)(
  "a list that takes longer than 10 s is given up, and can be asked for again (%s)",
  async (language, text) => {
    const asked = hurry();
    const answers: Answers = { "organizations.mine": never };
    await open([], { answers, language });
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
    expect(asked).toContain(10_000);
    answers["organizations.mine"] = [kerkis];
    await page.getByRole("button", { name: language === "en" ? "Try again" : "Δοκιμή ξανά" }).click();
    await expect.element(page.getByText("Kerkis").first()).toBeVisible();
  },
);

test.each([
  ["en", true, "Connection issues - please try again later"],
  ["en", false, "Connection issues - please check your internet connection"],
  ["el", true, "Πρόβλημα σύνδεσης: δοκιμάστε ξανά αργότερα"],
  ["el", false, "Πρόβλημα σύνδεσης: ελέγξτε τη σύνδεσή σας στο διαδίκτυο"],
] as const)(
  "a list that does not come says whose connection it is (%s, online: %s)",
  async (language, isOnline, text) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    await open([], { answers: { "organizations.mine": unreachable }, language });
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  },
);

test.each([
  ["en", "Failed to load organizations: Too many attempts. Wait a little and try again."],
  ["el", "Η φόρτωση των οργανισμών απέτυχε: Πολλές προσπάθειες σε λίγο χρόνο. Περιμένετε λίγο και δοκιμάστε ξανά."],
] as const)("any other failure of the list names its reason (%s)", async (language, text) => {
  await open([], { answers: { "organizations.mine": () => refusal("request.rate_limited") }, language });
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
});

test.each([
  ["en", "Switched to offline mode for this organization", "Offline mode", "Connected to Blue Hub again"],
  [
    "el",
    "Λειτουργία εκτός σύνδεσης για αυτόν τον οργανισμό",
    "Εκτός σύνδεσης",
    "Συνδεθήκατε ξανά με τον οργανισμό «Blue Hub»",
  ],
] as const)(
  "without a connection it goes on in offline mode, and says when it is back (%s)",
  async (language, text, mark, back) => {
    const answers: Answers = { "organizations.switch": unreachable };
    await open([kerkis, blueHub], { answers, language });
    await page.getByRole("button", { name: /Kerkis/ }).click();
    await page.getByRole("menuitemradio", { name: "Blue Hub" }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByTestId("current")).toHaveTextContent("Blue Hub");
    await expect.element(page.getByText(mark, { exact: true })).toBeVisible();
    answers["organizations.switch"] = { ok: true };
    answers["identity.session"] = { ...sessionWith([kerkis, blueHub]), current_organization: blueHub };
    window.dispatchEvent(new Event("online"));
    await expect.element(page.getByText(back)).toBeVisible();
    expect(page.getByText(mark, { exact: true }).elements()).toHaveLength(0);
  },
);

test("a membership that takes longer than 5 s leads to offline mode too", async () => {
  const asked = hurry();
  await open([kerkis, blueHub], { answers: { "organizations.switch": never } });
  await choose("Blue Hub");
  await expect.element(page.getByText("Switched to offline mode for this organization")).toBeVisible();
  expect(asked).toContain(5_000);
});

test("offline, the screens show what was last known of that organization, and nothing of the other", async () => {
  const answers: Answers = {
    "organizations.switch": ({ url }) => (url.includes(blueHub.organization_id) ? { ok: true } : unreachable()),
  };
  answers["identity.session"] = { ...sessionWith([kerkis, blueHub]), current_organization: blueHub };
  await open([kerkis, blueHub], { answers, session: sessionWith([kerkis, blueHub]) });
  shown.queryClient.setQueryData(["test-screen"], "of Kerkis");
  await choose("Blue Hub");
  await expect.element(page.getByTestId("current")).toHaveTextContent("Blue Hub");
  shown.queryClient.setQueryData(["test-screen"], "of Blue Hub");
  shown.queryClient.setQueryData(["other-screen"], "of Blue Hub");
  await page.getByRole("button", { name: /Blue Hub/ }).click();
  await page.getByRole("menuitemradio", { name: "Kerkis" }).click();
  await expect.element(page.getByTestId("current")).toHaveTextContent("Kerkis");
  await expect.poll(() => shown.queryClient.getQueryData(["test-screen"])).toBe("of Kerkis");
  expect(shown.queryClient.getQueryData(["other-screen"])).toBeUndefined();
});

test.each([
  ["en", "Failed to switch organization", "Organization not found"],
  ["el", "Η αλλαγή οργανισμού απέτυχε", "Ο οργανισμός δεν βρέθηκε"],
] as const)("a refusal leaves everything as it was and says so (%s)", async (language, text, reason) => {
  await open([kerkis, blueHub], { answers: { "organizations.switch": () => refusal("org.not_member") }, language });
  await page.getByRole("button", { name: /Kerkis/ }).click();
  await page.getByRole("menuitemradio", { name: "Blue Hub" }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByTestId("current")).toHaveTextContent("Kerkis");
  expect(localStorage.getItem("kerkis.organization")).toBeNull();
});

test("the organization this browser was last in comes back, unless the person left it (specification 4)", async () => {
  localStorage.setItem("kerkis.organization", blueHub.organization_id);
  const answers: Answers = {
    "organizations.switch": { ok: true },
    "identity.session": { ...sessionWith([kerkis, blueHub]), current_organization: blueHub },
  };
  await open([kerkis, blueHub], { answers });
  await expect.element(page.getByTestId("current")).toHaveTextContent("Blue Hub");
  shown.close();
  localStorage.setItem("kerkis.organization", "0199a000-0000-7000-8000-000000000077");
  await open([kerkis, blueHub]);
  await expect.element(page.getByTestId("current")).toHaveTextContent("Kerkis");
  expect(shown.calls.filter((call) => call.endsWith("/switch"))).toEqual([]);
});

test.each([
  ["en", "Organization System Error", "Retry"],
  ["el", "Σφάλμα συστήματος οργανισμών", "Επανάληψη"],
] as const)(
  "outside its provider it shows its own error screen, not a broken page (%s)",
  async (language, title, retry) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    shown = await openTestPage(<OrganizationSwitcher />, { answers: {}, session: sessionWith([kerkis]), language });
    await expect.element(page.getByRole("alert").getByText(title)).toBeVisible();
    await expect.element(page.getByRole("button", { name: retry })).toBeVisible();
    vi.unstubAllGlobals();
  },
);

class Catching extends Component<{ onCatch: (error: unknown) => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onCatch(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

test("misuse is named (specification 8)", async () => {
  const said: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Misused() {
    return <p>{useOrganization().organizations.length}</p>;
  }
  const misused = (
    <Catching onCatch={(error) => said.push(error)}>
      <Misused />
    </Catching>
  );
  shown = await openTestPage(misused, { answers: {}, session: sessionWith([kerkis]) });
  await expect.poll(() => said[0]).toEqual(new Error("useOrganization must be used within an OrganizationProvider"));
});

test("an organization without a logo stands in its own colour, as each theme can show it", async () => {
  const brand = { light: { accent: "#0b4f6c", ink: "#ffffff" }, dark: { accent: "#5fa8c8", ink: "#0b1a21" } };
  await open([{ ...blueHub, brand }]);
  const tile = page.getByText("B", { exact: true });
  await expect.element(tile).toHaveStyle({ backgroundColor: "rgb(11, 79, 108)", color: "rgb(255, 255, 255)" });
  document.documentElement.style.colorScheme = "dark";
  await expect.element(tile).toHaveStyle({ backgroundColor: "rgb(95, 168, 200)", color: "rgb(11, 26, 33)" });
  document.documentElement.style.colorScheme = "";
});
