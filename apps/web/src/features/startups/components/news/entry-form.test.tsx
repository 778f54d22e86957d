import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { EntryForm } from "./entry-form.tsx";

const ID = "0199a000-0000-7000-8000-0000000000aa";

let shown: TestPage;
afterEach(() => {
  shown.close();
  sessionStorage.clear();
});

test("an update that does not reach the service says so in its form and keeps what was written", async () => {
  shown = await openTestPage(
    <EntryForm
      startupId={ID}
      kind="update"
      entry={{ id: null, answers: { title: "", body: "" } }}
      onClose={() => undefined}
    />,
    { session: asVisitor(undefined), answers: { "startups.saveUpdate": () => unreachable() } },
  );
  const title = page.getByRole("textbox").first();
  await title.fill("A fleet of nine");
  await page.getByRole("textbox").nth(1).fill("Nine boats are at sea since Monday.");
  await page.getByRole("button", { name: "Post" }).click();
  const alert = page.getByRole("form").getByRole("alert");
  await expect.element(alert).toMatchTextContent(/could not reach the service/);
  await expect.element(title).toHaveValue("A fleet of nine");
});
