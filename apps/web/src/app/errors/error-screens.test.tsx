/** The error screens of specification 8 and the 404 page of 2.3, in both languages, around a page that fails. */
import { CatchBoundary } from "@tanstack/react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#shared/api/client.ts";
import { provideLanguage } from "#shared/i18n/language.ts";
import { watchConnectivity } from "#shared/offline/connectivity.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { errorDocument } from "./error-document.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

type Language = "el" | "en";
let shown: TestPage | undefined;
let failure: unknown;
afterEach(() => {
  shown?.close();
  shown = undefined;
  failure = undefined;
  vi.restoreAllMocks();
});

function Page() {
  if (failure !== undefined) throw failure;
  return <p>the page</p>;
}
async function open(thrown: unknown, language: Language) {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  failure = thrown;
  const element = (
    <CatchBoundary getResetKey={() => "page"} errorComponent={ErrorScreen}>
      <Page />
    </CatchBoundary>
  );
  shown = await openTestPage(element, {
    answers: {},
    session: asVisitor(undefined),
    language,
    at: "/x",
    paths: ["/x"],
  });
}
const alert = () => page.getByRole("alert");
const words = (text: string) => alert().getByText(text, { exact: true });

/** A call that the server refused, as the client tells of it. */
async function refused(answer: () => Response): Promise<unknown> {
  const answers = { "search.suggest": answer };
  shown = await openTestPage(<p>asking</p>, { answers, session: asVisitor(undefined) });
  const error: unknown = await api.search.suggest({ q: "x" }).catch((reason: unknown) => reason);
  shown.close();
  return error;
}

describe.each([
  {
    language: "en",
    title: "Something went wrong",
    text: "We encountered an unexpected error. Our team has been notified.",
    loading: "Loading Error",
    loadingText: "Failed to load this section. This might be due to a network issue or an app update.",
    retry: "Try Again",
    home: "Go Home",
    busy: "Too many attempts. Wait a little and try again.",
  },
  {
    language: "el",
    title: "Κάτι δεν πήγε καλά",
    text: "Παρουσιάστηκε απρόβλεπτο σφάλμα. Η ομάδα μας ενημερώθηκε.",
    loading: "Σφάλμα φόρτωσης",
    loadingText: "Δεν ήταν δυνατή η φόρτωση αυτής της ενότητας. Ίσως φταίει το δίκτυο ή μια ενημέρωση της εφαρμογής.",
    retry: "Δοκιμάστε ξανά",
    home: "Αρχική σελίδα",
    busy: "Πολλές προσπάθειες σε λίγο χρόνο. Περιμένετε λίγο και δοκιμάστε ξανά.",
  },
] as const)("a page that fails ($language)", ({ language, ...text }) => {
  it("says so, and comes back on another try", async () => {
    await open(new TypeError("boom"), language);
    await expect.element(words(text.title)).toBeVisible();
    await expect.element(words(text.text)).toBeVisible();
    failure = undefined;
    await page.getByRole("button", { name: text.retry }).click();
    await expect.element(page.getByText("the page", { exact: true })).toBeVisible();
  });

  it("says so when the server broke", async () => {
    await open(await refused(() => refusal("server.unexpected")), language);
    await expect.element(words(text.title)).toBeVisible();
    await expect.element(words(text.text)).toBeVisible();
  });

  it("gives the reason where there is one", async () => {
    await open(await refused(() => refusal("request.rate_limited")), language);
    await expect.element(words(text.busy)).toBeVisible();
  });

  it.each([
    ["the network failed", new TypeError("Failed to fetch")],
    ["a part could not be downloaded", new TypeError("Failed to fetch dynamically imported module: /assets/x.js")],
  ])("is a loading error when %s", async (_when, thrown) => {
    await open(thrown, language);
    await expect.element(words(text.loading)).toBeVisible();
    await expect.element(words(text.loadingText)).toBeVisible();
    await expect.element(page.getByRole("button", { name: text.retry })).toBeVisible();
  });

  it.each([502, 503, 504])("is a loading error when what stands before the server answers %i", async (status) => {
    await open(await refused(() => new Response("<html></html>", { status })), language);
    await expect.element(words(text.loading)).toBeVisible();
    await expect.element(words(text.loadingText)).toBeVisible();
  });

  it("leads home", async () => {
    await open(new Error("boom"), language);
    await page.getByRole("link", { name: text.home }).click();
    await expect.poll(() => shown?.address()).toBe("/");
  });

  it("has its words without scripts too", () => {
    provideLanguage(() => language);
    const document = new DOMParser().parseFromString(errorDocument("/"), "text/html");
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector("h1")?.textContent).toBe(text.title);
    expect(document.body.textContent).toContain(text.text);
    expect(document.querySelector("a[href='/']")?.textContent).toBe(text.home);
  });
});

it("what only the network failed comes back with it", async () => {
  const unwatch = watchConnectivity(() => undefined);
  window.dispatchEvent(new Event("offline"));
  await open(new TypeError("Failed to fetch"), "en");
  await expect.element(words("Loading Error")).toBeVisible();
  failure = undefined;
  vi.spyOn(window, "fetch").mockResolvedValue(new Response("ok"));
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("the page", { exact: true })).toBeVisible();
  unwatch();
});

it.each([
  ["en", "Oops! Page not found", "Return to Home"],
  ["el", "Η σελίδα δεν βρέθηκε", "Επιστροφή στην αρχική"],
] as const)("an address that leads nowhere says so (%s)", async (language, title, home) => {
  const paths = ["/x", "/startups", "/signin", "/signup", "/about", "/help", "/contact", "/documentation"];
  shown = await openTestPage(<NotFoundPage />, {
    answers: {},
    session: asVisitor(undefined),
    language,
    at: "/x",
    paths,
  });
  await expect.element(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByRole("link", { name: home }).click();
  await expect.poll(() => shown?.address()).toBe("/");
});
