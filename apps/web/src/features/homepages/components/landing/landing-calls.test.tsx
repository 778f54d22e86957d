import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { LandingCalls } from "./landing-calls.tsx";

const ID = "0199a000-0000-7000-8000-000000000082";
const call: Programme = {
  id: ID,
  kind: "challenge",
  title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" },
  description: { el: "Ζητάμε λύσεις για λιμάνια.", en: "We look for solutions for ports." },
  opens_at: "2026-11-01T08:00:00.000Z",
  closes_at: "2026-12-11T13:00:00.000Z",
  organization: { id: ID, name: "Blue Hub", slug: "blue-hub", logo_url: null },
};

let shown: TestPage;
afterEach(() => shown.close());

const open = async (calls: readonly Programme[]) => {
  const element = (
    <main>
      <LandingCalls calls={calls} />
    </main>
  );
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
  await expect.element(page.getByRole("main")).toBeInTheDocument();
};

test("each open call says whose it is and until when, and leads to its page; one in Greek alone is read in Greek", async () => {
  const greek = { ...call, id: ID.replace("82", "83"), title: { el: "Χωρίς αγγλικά", en: "" }, closes_at: null };
  await open([call, greek]);
  const section = page.getByRole("region", { name: "Taking applications now" });
  const rows = section.getByRole("listitem");
  await expect.element(rows.first()).toMatchTextContent(/Blue Hub · We look for solutions for ports\..*until 11 Dec/);
  await expect.element(rows.nth(1)).toMatchTextContent(/always open/);
  for (const [name, href] of [
    ["Blue Growth", `/call/${ID}`],
    ["Χωρίς αγγλικά", `/call/${greek.id}`],
    ["All open calls", "/ecosystem"],
  ] as const)
    await expect.element(section.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("without an open call there is no such section", async () => {
  await open([]);
  expect(document.querySelector("main")?.childElementCount).toBe(0);
});
