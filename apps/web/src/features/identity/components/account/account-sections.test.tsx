import { TERMS_VERSION } from "@kerkis/contract/identity/account.policy.ts";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testAccount } from "../../account/account.factory.ts";
import { founder, visitor } from "../../identity.factory.ts";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EmailConfirmation } from "./email-confirmation.tsx";
import { EmailSection } from "./email-section.tsx";
import { RoleSection } from "./role-section.tsx";

let screen: TestPage;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
});

async function open(element: ReactNode, account = testAccount(), session = founder) {
  const answers: Answers = { "identity.account": account };
  screen = await openTestPage(element, { answers, session, at: "/settings", paths: ["/settings"] });
  return answers;
}
const words = (text: string | RegExp) => page.getByText(text).first();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const typeIn = (name: string | RegExp, text: string) => page.getByRole("textbox", { name }).fill(text);

describe("another e-mail", () => {
  it("asks for the password, says at the field that it is wrong, then shows what waits", async () => {
    const answers = await open(<EmailSection />);
    await expect.element(words("You sign in with maria@startup.test.")).toBeVisible();
    await press("Send the link");
    await expect.element(page.getByText("This field is required")).toHaveLength(2);
    await typeIn("New email address", "new@startup.test");
    await typeIn("Your password", "a guess");
    answers["identity.changeEmail"] = () => refusal("auth.invalid_credentials");
    await press("Send the link");
    await expect.element(words("The password is not correct.")).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "New email address" })).toHaveValue("new@startup.test");
    let sent: unknown;
    answers["identity.changeEmail"] = async (request: Request) => {
      sent = await request.json();
      return testAccount({ pending_email: "new@startup.test" });
    };
    await typeIn("Your password", "the right one");
    await press("Send the link");
    await expect.element(words(/We sent a link to new@startup\.test/)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Your password" })).toHaveValue("");
    expect(sent).toEqual({ email: "new@startup.test", password: "the right one" });
    answers["identity.cancelEmailChange"] = testAccount();
    await press("Cancel the change");
    await expect.element(words("The change was cancelled")).toBeVisible();
  });

  it("without a password says that a recent sign-in is needed", async () => {
    await open(<EmailSection />, testAccount({ has_password: false }));
    await expect.element(words("A recent sign-in is needed")).toBeVisible();
    expect(page.getByRole("textbox", { name: "Your password" }).elements()).toHaveLength(0);
  });
});

describe("the link of a new e-mail", () => {
  const TOKEN = "a-token-that-is-long-enough";
  it("is used at a click, once, signed in or not", async () => {
    const answers = await open(<EmailConfirmation token={TOKEN} />, testAccount(), visitor);
    answers["identity.confirmEmail"] = { ok: true };
    const confirm = page.getByRole("button", { name: "Confirm" });
    await expect.element(confirm).toBeEnabled();
    expect(screen.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    await confirm.dblClick();
    await expect.element(words("Your new email is confirmed. From now on you sign in with it.")).toBeVisible();
    expect(screen.calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /auth/confirm-email"]);
  });
  it("says so when it serves no more, and one cut on its way asks nobody", async () => {
    await open(<EmailConfirmation token="short" />);
    await expect.element(words(/has expired, has already been used or is incomplete/)).toBeVisible();
    expect(screen.calls).not.toContain("POST /auth/confirm-email");
  });
});

describe("the role", () => {
  it("is taken at once, and one that carries power is asked for", async () => {
    const answers = await open(<RoleSection />);
    await expect.element(words("Your role: Founder")).toBeVisible();
    const sent: unknown[] = [];
    answers["identity.changeRole"] = async (request: Request) => {
      sent.push(await request.json());
      return testAccount({ profile: { role: "mentor" } });
    };
    await page.getByRole("radio", { name: "Mentor" }).click();
    await press("Change the role");
    await expect.element(words("Your role has changed")).toBeVisible();
    await page.getByRole("radio", { name: "Evaluator" }).click();
    await press("Send the request");
    await expect.poll(() => sent).toEqual([{ role: "mentor" }, { role: "evaluator" }]);
  });

  it("that was given is not given back by a click", async () => {
    const answers = await open(<RoleSection />, testAccount({ profile: { role: "evaluator" } }));
    await page.getByRole("radio", { name: "Investor" }).click();
    await press("Change the role");
    await expect.element(words("Give up your role?")).toBeVisible();
    expect(screen.calls).not.toContain("POST /account/role");
    answers["identity.changeRole"] = testAccount({ profile: { role: "investor" } });
    await page.getByRole("alertdialog").getByRole("button", { name: "Change the role" }).click();
    await expect.element(words("Your role has changed")).toBeVisible();
  });

  it("that waits can be taken back, and decisions are told", async () => {
    const request = {
      id: "0199a000-0000-7000-8000-00000000000a",
      created_at: "2026-11-01T10:00:00Z",
      decided_at: null,
    };
    const answers = await open(
      <RoleSection />,
      testAccount({
        role_requests: [
          { ...request, role: "evaluator", status: "pending", decision_note: null },
          {
            ...request,
            id: "0199a000-0000-7000-8000-00000000000b",
            role: "admin",
            status: "rejected",
            decision_note: "Not yet.",
          },
        ],
      }),
    );
    await expect.element(words("Your request for the role “Evaluator” is waiting")).toBeVisible();
    await expect.element(words("Not yet.")).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Administrator" })).toBeDisabled();
    answers["identity.withdrawRoleRequest"] = testAccount();
    await press("Withdraw the request");
    await expect.element(words("The request was withdrawn")).toBeVisible();
  });
});

describe("deleting the account", () => {
  const asked = testAccount({ profile: { erased_on: "2026-12-20T10:00:00Z" } });
  it("wants the own address typed and the password, and says when it happens", async () => {
    const answers = await open(<DeleteSection />);
    await typeIn(/To confirm, type your email/, "other@startup.test");
    await press("Delete my account");
    await expect.element(words("The email you typed is not the one of your account.")).toBeVisible();
    expect(screen.calls).not.toContain("POST /account/deletion");
    await typeIn(/To confirm, type your email/, "Maria@startup.test");
    await typeIn("Your password", "the right one");
    let sent: unknown;
    answers["identity.requestDeletion"] = async (request: Request) => {
      sent = await request.json();
      return asked;
    };
    await press("Delete my account");
    await expect.element(words("Your account will be deleted on 20 December 2026")).toBeVisible();
    expect(sent).toEqual({ confirmation: "maria@startup.test", password: "the right one" });
    answers["identity.cancelDeletion"] = testAccount();
    await press("Cancel the deletion");
    await expect.element(words("Your account stays")).toBeVisible();
    await expect.element(words("What will happen")).toBeVisible();
  });

  it("names the organizations that would be left without an owner", async () => {
    const answers = await open(<DeleteSection />);
    answers["identity.requestDeletion"] = () =>
      Response.json(
        {
          defined: false,
          code: "account.last_owner",
          status: 409,
          message: "account.last_owner",
          data: { params: { count: 1, organizations: "Aegean Lab" } },
        },
        { status: 409 },
      );
    await typeIn(/To confirm, type your email/, "maria@startup.test");
    await typeIn("Your password", "the right one");
    await press("Delete my account");
    await expect.element(words(/You are the only owner of: Aegean Lab\./)).toBeVisible();
  });
});

describe("consent and download", () => {
  it("keeps the decision, and asks again when the terms have changed", async () => {
    const decided_at = "2026-01-05T10:00:00Z";
    const answers = await open(
      <DataSection />,
      testAccount({ consents: [{ subject: "terms", text_version: "2025-01", granted: true, decided_at }] }),
    );
    await expect.element(words("The terms have changed since you agreed.")).toBeVisible();
    const sent: unknown[] = [];
    answers["identity.setConsent"] = async (request: Request) => {
      sent.push(await request.json());
      return testAccount({ consents: [{ subject: "terms", text_version: TERMS_VERSION, granted: true, decided_at }] });
    };
    await press("Agree to the terms");
    await expect.element(words("You agreed on 5 January 2026.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Performance measurements" }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        { subject: "terms", granted: true },
        { subject: "measurements", granted: false },
      ]);
  });

  it("says why a download was refused", async () => {
    await open(<DataSection />);
    await press("Download the ZIP file");
    await expect.element(words("The download failed")).toBeVisible();
  });
});
