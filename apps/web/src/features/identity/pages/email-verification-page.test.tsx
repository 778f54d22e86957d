import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Screen, showScreen } from "../identity.factory.tsx";
import { EmailVerificationPage } from "./email-verification-page.tsx";

const PATH = "/email-verification?token=a-token-long-enough";
let screen: Screen;
afterEach(() => screen.close());

it("uses the link once, though effects run twice", async () => {
  screen = showScreen(<EmailVerificationPage />, { path: PATH });
  await expect.element(page.getByText("Your email is verified.")).toBeVisible();
  expect(screen.calls).toEqual([{ path: "/auth/verify-email", body: { token: "a-token-long-enough" } }]);
});

it("gives a way on when the link does not serve", async () => {
  screen = showScreen(<EmailVerificationPage />, { path: PATH });
  screen.answer("/auth/verify-email", { refuse: "auth.link_invalid" });
  await expect.element(page.getByText("Need a new link?")).toBeVisible();
});

it("tries again on request when the server was not reached", async () => {
  screen = showScreen(<EmailVerificationPage />, { path: PATH });
  screen.answer("/auth/verify-email", "unreachable");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  screen.answer("/auth/verify-email", { reply: { ok: true } });
  await again.click();
  await expect.element(page.getByText("Your email is verified.")).toBeVisible();
});

it("asks the server nothing without a token", async () => {
  screen = showScreen(<EmailVerificationPage />, { path: "/email-verification" });
  await expect.element(page.getByText("Need a new link?")).toBeVisible();
  expect(screen.calls).toEqual([]);
});
