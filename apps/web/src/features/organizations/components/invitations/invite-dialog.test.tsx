import type { InviteLine, InviteReport } from "@kerkis/contract/organizations/members.schema.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

const visitor = asVisitor(undefined);
const ID = "0199a000-0000-7000-8000-00000000000a";
let screen: TestPage;
let answers: Answers;
let sent: { text?: string; dry_run?: boolean; email?: string; role?: string }[];

const report = (isSent: boolean): InviteReport => ({
  lines: [
    { line: 1, email: "anna@hub.test", role: "member", language: "en", outcome: isSent ? "sent" : "ready" },
    { line: 2, email: "nonsense", role: "member", language: "en", outcome: "bad_email" },
    { line: 4, email: "eva@hub.test", role: "member", language: "en", outcome: "already_member" },
  ],
  good: 1,
  bad: 2,
  left_out: 0,
});

beforeEach(() => {
  sent = [];
  answers = {
    "organizations.inviteList": async (request: Request) => {
      const body: { dry_run: boolean } = await request.json();
      sent.push(body);
      return report(!body.dry_run);
    },
    "organizations.invite": async (request: Request) => {
      sent.push(await request.json());
      return refusal("invitation.already_member");
    },
  };
});
afterEach(() => screen.close());

type Mails = Parameters<typeof InviteDialog>[0]["mails"];

async function open(roles: ("admin" | "member")[] = ["member"], mails: Mails = null) {
  const dialog = <InviteDialog organizationId={ID} roles={roles} mails={mails} open onOpenChange={() => undefined} />;
  screen = await openTestPage(dialog, { answers, session: visitor });
}

it("checks a list before it is sent: bad lines first, with number and reason", async () => {
  await open();
  await page.getByRole("tab", { name: "List or CSV" }).click();
  await page.getByRole("textbox", { name: "Email addresses" }).fill("anna@hub.test\nnonsense\n\neva@hub.test");
  await page.getByRole("button", { name: "Check the list" }).click();
  const lines = page.getByRole("list", { name: "Lines of the list" }).getByRole("listitem");
  await expect.element(lines.nth(0)).toHaveTextContent("Line 2nonsenseNot an email address");
  await expect.element(lines.nth(1)).toHaveTextContent("Line 4eva@hub.testAlready a member");
  await expect.element(lines.nth(2)).toHaveTextContent("Line 1anna@hub.testMember · EnglishReady");
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true]);
  await page.getByRole("button", { name: "Send 1 invitation" }).click();
  await expect.element(page.getByText(/^1 invitation was sent/)).toBeVisible();
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, false]);
});

it("marks who would own the organization before the list is sent", async () => {
  const lines: InviteLine[] = [
    { line: 1, email: "anna@hub.test", role: "member", language: "en", outcome: "ready" },
    { line: 2, email: "nikos@hub.test", role: "owner", language: "en", outcome: "ready" },
  ];
  answers["organizations.inviteList"] = { lines, good: 2, bad: 0, left_out: 0 };
  await open();
  await page.getByRole("tab", { name: "List or CSV" }).click();
  await page.getByRole("textbox", { name: "Email addresses" }).fill("anna@hub.test\nnikos@hub.test,owner");
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect.element(page.getByText(/^1 line makes someone an owner/)).toBeVisible();
  const listed = page.getByRole("list", { name: "Lines of the list" }).getByRole("listitem");
  await expect.poll(() => listed.nth(0).element().textContent).toMatch(/nikos@hub\.test.*Owner/);
});

it("keeps what was pasted on the way back from the preview", async () => {
  await open();
  await page.getByRole("tab", { name: "List or CSV" }).click();
  await page.getByRole("textbox", { name: "Email addresses" }).fill("anna@hub.test");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect.element(page.getByRole("textbox", { name: "Email addresses" })).toHaveValue("anna@hub.test");
});

it("reads a file as Windows saves Greek", async () => {
  await open();
  await page.getByRole("tab", { name: "List or CSV" }).click();
  // «email;ρόλος» in windows-1253
  const bytes = new Uint8Array([...new TextEncoder().encode("email;"), 0xf1, 0xfc, 0xeb, 0xef, 0xf2]);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no file input.");
  const files = new DataTransfer();
  files.items.add(new File([bytes], "members.csv", { type: "text/csv" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(page.getByRole("textbox", { name: "Email addresses" })).toHaveValue("email;ρόλος");
});

it("asks nothing for an empty list, and says at the address why it cannot be invited", async () => {
  await open();
  await page.getByRole("tab", { name: "List or CSV" }).click();
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  await page.getByRole("tab", { name: "One person" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("anna@hub.test");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect.element(page.getByText("They are a member already.")).toBeVisible();
  expect(sent).toMatchObject([{ email: "anna@hub.test", role: "member" }]);
});

it("offers only the roles that one may invite to", async () => {
  await open(["admin", "member"]);
  const options = page.getByRole("combobox", { name: "Organization role" }).getByRole("option");
  await expect.element(options.nth(1)).toBeInTheDocument();
  expect(options.elements().map(({ textContent }) => textContent)).toEqual(["Administrator", "Member"]);
});

it("says how many invitations a new organization sends a day, and when none is left", async () => {
  await open(["member"], { limit: 50, left: 12, new_until: "2026-12-05T10:00:00Z" });
  await expect
    .element(
      page.getByText(
        "A new organization sends up to 50 invitations a day. 12 are left today. From 5 December 2026 the limit is 1,000.",
      ),
    )
    .toBeVisible();
  screen.close();
  await open(["member"], { limit: 50, left: 0, new_until: "2026-12-05T10:00:00Z" });
  await expect
    .element(page.getByText("You have sent all 50 invitations of the day. Try again tomorrow."))
    .toBeVisible();
});

it("says nothing of a limit that nobody meets", async () => {
  await open(["member"], { limit: 1000, left: 990, new_until: null });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(page.getByText(/invitations a day/).elements()).toEqual([]);
});
