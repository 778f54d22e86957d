import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ContactForm } from "./contact-form.tsx";

let shown: TestPage;
afterEach(() => {
  shown.close();
  sessionStorage.clear();
});

async function open(answer: Response | { ok: true }): Promise<unknown[]> {
  const sent: unknown[] = [];
  shown = await openTestPage(<ContactForm name="Μαρία Δούκα" email="maria@people.test" topic="privacy" />, {
    session: asVisitor(undefined),
    answers: {
      "admin.sendContact": async (request: Request) => {
        sent.push(await request.json());
        return answer;
      },
    },
  });
  return sent;
}

const message = () => page.getByRole("textbox", { name: "Message" });
const button = () => page.getByRole("button", { name: "Send message" });

it("is filled in for who is known, sends once and says that it arrived", async () => {
  const sent = await open({ ok: true });
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Μαρία Δούκα");
  await message().fill("Please send me a copy of my data.");
  await button().dblClick();
  await expect.element(page.getByText("Your message has arrived")).toBeVisible();
  expect(sent).toEqual([
    {
      name: "Μαρία Δούκα",
      email: "maria@people.test",
      topic: "privacy",
      message: "Please send me a copy of my data.",
      language: "en",
      website: "",
    },
  ]);
});

it("says at the field what is missing and sends nothing", async () => {
  const sent = await open({ ok: true });
  await button().click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  await expect.element(message()).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

it("keeps what was typed when sending fails", async () => {
  await open(refusal("request.rate_limited", { seconds: 60 }));
  await message().fill("A message that must not be lost.");
  await button().click();
  await expect.element(page.getByText("The message was not sent")).toBeVisible();
  await expect.element(message()).toHaveValue("A message that must not be lost.");
});

it("offers nobody the field that programs fill in", async () => {
  await open({ ok: true });
  await expect.element(button()).toBeVisible();
  expect(page.getByRole("textbox", { name: "Website" }).elements()).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('input[name="website"]')?.tabIndex).toBe(-1);
});
