import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { eventPage } from "../../events.factory.ts";
import { RegisterDialog } from "./register-dialog.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

test("what an event asks is answered in kind: what is owed is said, what the server refuses stands at its question", async () => {
  const event = eventPage({
    questions: [
      {
        key: "food",
        type: "choice",
        label: { el: "Φαγητό", en: "Food" },
        is_required: true,
        options: [{ value: "veg", label: { el: "Χορτοφαγικό", en: "Vegetarian" } }],
      },
      { key: "why", type: "long_text", label: { el: "Γιατί έρχεστε;", en: "" }, is_required: false, options: [] },
    ],
  });
  const onClose = vi.fn<() => void>();
  const asked: unknown[] = [];
  shown = await openTestPage(<RegisterDialog event={event} label="Register" onClose={onClose} />, {
    answers: {
      "events.register": async (request) => {
        asked.push(await request.json());
        return event;
      },
    },
    session: asVisitor(undefined),
  });
  await expect.element(page.getByText(/The organizers see your name and your answers/)).toBeVisible();
  const register = page.getByRole("button", { name: "Register", exact: true });
  await register.click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("combobox", { name: /Food/ }).selectOptions("Vegetarian");
  await page.getByRole("textbox", { name: /Γιατί έρχεστε;/ }).fill("Robots");
  await register.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toMatchObject([{ responses: { food: "veg", why: "Robots" } }]);
});
