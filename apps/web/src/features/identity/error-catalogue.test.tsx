/** Every text of specification 8 about signing in, up and out, on the page, in both languages; each failure is made to happen. */
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { m } from "#messages";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { SignInForm } from "./components/sign-in/sign-in-form.tsx";
import { SignUpForm } from "./components/sign-up/sign-up-form.tsx";
import { isSignOutPending } from "./model/sign-out-pending.ts";
import { founder, visitor } from "./identity.factory.ts";
import { useSignOut } from "./identity.public.tsx";
import { AuthCallbackPage } from "./pages/auth-callback-page.tsx";

type Language = "el" | "en";
let screen: TestPage;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

const PATHS = ["/signin", "/signup", "/auth-callback", "/forgot-password", "/my-applications"];
async function open(element: ReactNode, language: Language, answers: Answers, at = "/signin", session = visitor) {
  screen = await openTestPage(element, { answers, session, language, at, paths: PATHS });
}
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const words = (text: string) => page.getByText(text, { exact: true }).first();

/** What stands before the server answers, not the server. */
const gateway = (status: number) => () =>
  new Response("<html>Bad Gateway</html>", { status, headers: { "content-type": "text/html" } });

async function signIn(language: Language, answer: Answer<"identity.signIn">) {
  const form = <SignInForm next={undefined} onSecondFactor={() => undefined} />;
  await open(form, language, { "identity.signIn": answer, "identity.session": founder });
  await field(m.identity_email()).fill("maria@startup.test");
  await field(m.identity_password()).fill("secret1");
  await page.getByRole("button", { name: m.identity_sign_in(), exact: true }).click();
}
async function signUp(
  language: Language,
  answer: Answer<"identity.signUp">,
  changes: { confirmation?: string; terms?: boolean } = {},
) {
  await open(
    <SignUpForm next={undefined} setup={undefined} />,
    language,
    { "identity.signUp": answer, "identity.session": visitor },
    "/signup",
  );
  await field(m.identity_first_name()).fill("Μαρία");
  await field(m.identity_last_name()).fill("Δούκα");
  await field(m.identity_email()).fill("maria@startup.test");
  await field(m.identity_password()).fill("secret1");
  await field(m.identity_confirm_password()).fill(changes.confirmation ?? "secret1");
  if (changes.terms !== false) await page.getByRole("checkbox").click();
  document.querySelector("form")?.requestSubmit();
}

describe("signing in", () => {
  it.each([
    ["en", "Sign In Failed", "The email or the password is not correct."],
    ["el", "Η σύνδεση απέτυχε", "Το email ή ο κωδικός δεν είναι σωστά."],
  ] as const)("is refused with a reason (%s)", async (language, title, reason) => {
    await signIn(language, () => refusal("auth.invalid_credentials"));
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(reason)).toBeVisible();
  });

  describe.each([
    ["en", "An error occurred", "Please try again later."],
    ["el", "Παρουσιάστηκε σφάλμα", "Δοκιμάστε ξανά αργότερα."],
  ] as const)("without a reason (%s)", (language, title, text) => {
    it.each([
      ["the server is not reached", unreachable],
      ["the server breaks", () => refusal("server.unexpected")],
      ["the service is busy", () => refusal("request.unavailable")],
      ["what stands before it answers 502", gateway(502)],
      ["what stands before it answers 503", gateway(503)],
      ["what stands before it answers 504", gateway(504)],
    ])("fails when %s, and another try goes through", async (_when, answer) => {
      let given: () => Response | { redirect_to: string } = answer;
      await signIn(language, () => given());
      await expect.element(words(title)).toBeVisible();
      await expect.element(words(text)).toBeVisible();
      await expect.element(field(m.identity_email())).toHaveValue("maria@startup.test");
      given = () => ({ redirect_to: "/my-applications" });
      await page.getByRole("button", { name: m.identity_sign_in(), exact: true }).click();
      await expect.poll(() => screen.address()).toBe("/my-applications");
    });
  });

  it.each([
    ["en", "Welcome back!", "You have successfully signed in."],
    ["el", "Καλώς ήρθατε ξανά", "Η σύνδεση ολοκληρώθηκε."],
  ] as const)("is announced (%s)", async (language, title, text) => {
    await signIn(language, { redirect_to: "/my-applications" });
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
  });
});

describe("with a provider", () => {
  it.each([
    ["en", "google", "sign-in", "Google Sign In Failed", "You did not allow the sign-in."],
    ["en", "linkedin", "sign-in", "LinkedIn Sign In Failed", "You did not allow the sign-in."],
    ["en", "google", "sign-up", "Google Sign Up Failed", "You did not allow the sign-in."],
    ["en", "linkedin", "sign-up", "LinkedIn Sign Up Failed", "You did not allow the sign-in."],
    ["el", "google", "sign-in", "Η σύνδεση με Google απέτυχε", "Δεν δώσατε άδεια για τη σύνδεση."],
    ["el", "linkedin", "sign-in", "Η σύνδεση με LinkedIn απέτυχε", "Δεν δώσατε άδεια για τη σύνδεση."],
    ["el", "google", "sign-up", "Η εγγραφή με Google απέτυχε", "Δεν δώσατε άδεια για τη σύνδεση."],
    ["el", "linkedin", "sign-up", "Η εγγραφή με LinkedIn απέτυχε", "Δεν δώσατε άδεια για τη σύνδεση."],
  ] as const)("(%s) a refusal by %s at %s is named", async (language, provider, intent, title, reason) => {
    const params = { provider, intent };
    const answer = () => Response.json({ ...REFUSED, data: { params } }, { status: REFUSED.status });
    await open(
      <AuthCallbackPage />,
      language,
      { "identity.providerCallback": answer },
      "/auth-callback?state=a&code=b",
    );
    await expect.element(words(title)).toBeVisible();
    await expect.element(page.getByText(reason).first()).toBeVisible();
  });
  const REFUSED = { defined: false, code: "auth.provider_refused" satisfies ErrorCode, status: 403, message: "" };
});

describe("signing up", () => {
  it.each([
    ["en", "Sign Up Failed", "Too many attempts. Try again in 15 minutes."],
    ["el", "Η εγγραφή απέτυχε", "Πολλές προσπάθειες. Δοκιμάστε ξανά σε 15 λεπτά."],
  ] as const)("is refused with a reason (%s)", async (language, title, reason) => {
    await signUp(language, () => refusal("request.rate_limited", { minutes: 15, seconds: 900 }));
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(reason)).toBeVisible();
  });

  it.each([
    ["en", "An error occurred", "Please try again later."],
    ["el", "Παρουσιάστηκε σφάλμα", "Δοκιμάστε ξανά αργότερα."],
  ] as const)("fails without a reason (%s)", async (language, title, text) => {
    await signUp(language, unreachable);
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
  });

  it.each([
    ["en", "Password Mismatch", "Passwords do not match. Please try again."],
    ["el", "Οι κωδικοί διαφέρουν", "Οι κωδικοί δεν ταιριάζουν. Δοκιμάστε ξανά."],
  ] as const)("wants the same password twice (%s)", async (language, title, text) => {
    await signUp(language, { ok: true }, { confirmation: "secret2" });
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
    expect(screen.calls).toEqual([]);
  });

  it.each([
    ["en", "Terms Required", "You must agree to the terms and conditions."],
    ["el", "Χρειάζεται αποδοχή των όρων", "Πρέπει να αποδεχτείτε τους όρους και τις προϋποθέσεις."],
  ] as const)("wants the terms (%s)", async (language, title, text) => {
    await signUp(language, { ok: true }, { terms: false });
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
    expect(screen.calls).toEqual([]);
  });

  it.each([
    ["en", "Account Created!", "Please check your email to verify your account."],
    ["el", "Ο λογαριασμός δημιουργήθηκε", "Δείτε το email σας για να επιβεβαιώσετε τον λογαριασμό."],
  ] as const)("leads to the mailbox and to /signin (%s)", async (language, title, text) => {
    await signUp(language, { ok: true });
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
    await expect.poll(() => screen.address()).toBe("/signin");
  });
});

describe("signing out", () => {
  function SignOut() {
    const signOut = useSignOut();
    return (
      <button type="button" onClick={() => signOut.mutate()}>
        out
      </button>
    );
  }
  async function leave(language: Language, answer: Answer<"identity.signOut">) {
    await open(<SignOut />, language, { "identity.signOut": answer }, "/my-applications", founder);
    await page.getByRole("button", { name: "out" }).click();
  }

  it.each([
    ["en", "Signed Out", "You have been successfully signed out."],
    ["el", "Αποσυνδεθήκατε", "Η αποσύνδεση ολοκληρώθηκε."],
  ] as const)("is announced (%s)", async (language, title, text) => {
    await leave(language, { ok: true });
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
  });

  it.each([
    ["en", "without a connection", unreachable],
    ["el", "without a connection", unreachable],
    ["en", "while the service is away", gateway(503)],
    ["el", "while the service is away", gateway(503)],
  ] as const)("fails, and is done on this device at least (%s, %s)", async (language, _case, answer) => {
    await leave(language, answer);
    await expect.element(words(language === "en" ? "Sign Out Failed" : "Η αποσύνδεση απέτυχε")).toBeVisible();
    await expect
      .element(
        words(
          language === "en"
            ? "You are signed out on this device. The rest will happen as soon as the server can be reached."
            : "Σε αυτή τη συσκευή έχετε αποσυνδεθεί. Τα υπόλοιπα θα γίνουν μόλις βρεθεί ο διακομιστής.",
        ),
      )
      .toBeVisible();
    expect(isSignOutPending()).toBe(true);
    // A page that needs nothing of the server.
    await expect.poll(() => screen.address()).toBe("/signin");
  });

  it.each([
    ["en", "Sign Out Failed", "Auth session missing! Sign in to continue."],
    ["el", "Η αποσύνδεση απέτυχε", "Δεν υπάρχει ενεργή σύνδεση. Συνδεθείτε για να συνεχίσετε."],
  ] as const)("fails where there is no session (%s)", async (language, title, text) => {
    await leave(language, () => refusal("auth.required"));
    await expect.element(words(title)).toBeVisible();
    await expect.element(words(text)).toBeVisible();
    expect(isSignOutPending()).toBe(false);
  });
});
