import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { Confirm } from "./confirm.tsx";
import { useCommand } from "./use-command.ts";

let shown: TestPage;
let answer: () => Promise<string>;
const sent = vi.fn<(input: string) => void>();
beforeEach(() => {
  sent.mockClear();
  answer = async () => "done";
});
afterEach(() => shown.close());

interface Asked {
  reason?: { label: string; isRequired: boolean };
  typed?: { label: string; text: string };
  isReady?: boolean;
}

function Page({ asked }: { asked: Asked }) {
  const [isOpen, setOpen] = useState(false);
  const command = useCommand({
    mutationFn: (input: string) => {
      sent(input);
      return answer();
    },
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Confirm
          title="Scrap it?"
          description="It will be gone."
          confirmLabel="Scrap"
          command={command}
          input={({ reason, typed }) => `${reason}|${typed}`}
          done="Scrapped"
          failed="Not scrapped"
          onClose={() => setOpen(false)}
          {...asked}
        />
      )}
    </>
  );
}
async function open(asked: Asked = {}) {
  shown = await openTestPage(<Page asked={asked} />, { answers: {}, session: asVisitor(undefined) });
  await page.getByRole("button", { name: "Ask" }).click();
}
const dialog = () => page.getByRole("alertdialog", { name: "Scrap it?" });
const confirm = () => dialog().getByRole("button", { name: "Scrap" });
const field = () => dialog().getByRole("textbox");

test("runs once for two clicks, says that it is done, closes, and gives the focus back", async () => {
  await open();
  // Two clicks on the button itself: by the second of a mouse the notice may lie below it.
  await expect.element(confirm()).toBeVisible();
  const button = confirm().element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(page.getByText("Scrapped", { exact: true })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith("|");
  await expect.element(page.getByRole("button", { name: "Ask" })).toHaveFocus();
});

test("cannot be confirmed until the rest of the dialog is right", async () => {
  await open({ isReady: false });
  await expect.element(confirm()).toBeDisabled();
});

test("a required reason has the focus; its problem stands at it, and nothing is sent", async () => {
  await open({ reason: { label: "Why", isRequired: true } });
  await expect.element(field()).toHaveFocus();
  await confirm().click();
  await expect.element(dialog().getByText("This field is required")).toBeVisible();
  await field().fill("x");
  await expect.element(dialog().getByText("This field is required")).not.toBeInTheDocument();
  await confirm().click();
  expect(sent).not.toHaveBeenCalled();
  await field().fill("  It is old ");
  await confirm().click();
  await expect.poll(() => sent.mock.calls).toEqual([["It is old|"]]);
});

test("an optional reason may stay empty, but not be endless", async () => {
  await open({ reason: { label: "Why", isRequired: false } });
  await field().fill("x".repeat(2001));
  await confirm().click();
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  expect(sent).not.toHaveBeenCalled();
  await field().fill("");
  await confirm().click();
  await expect.poll(() => sent.mock.calls).toEqual([["|"]]);
});

test("what must be typed is typed, capitals aside", async () => {
  await open({ typed: { label: "Type its name", text: "Αργώ" } });
  await expect.element(field()).toHaveFocus();
  await expect.element(confirm()).toBeDisabled();
  await field().fill("Αργ");
  await expect.element(confirm()).toBeDisabled();
  await field().fill(" αργώ ");
  await confirm().click();
  await expect.poll(() => sent.mock.calls).toEqual([["|αργώ"]]);
});

test("a refusal is said in the dialog, which keeps what was written and can be tried again", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await open({ reason: { label: "Why", isRequired: true } });
  await field().fill("It is old");
  await confirm().click();
  await expect.element(dialog().getByText("Not scrapped")).toBeVisible();
  await expect.element(dialog().getByText(/could not reach the service/)).toBeVisible();
  await expect.element(field()).toHaveValue("It is old");
  answer = async () => "done";
  await confirm().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("stays while it is under way, and forgets a refusal when it is closed", async () => {
  const answered = Promise.withResolvers<string>();
  answer = () => answered.promise;
  await open();
  await confirm().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toBeVisible();
  answered.reject(new TypeError("Failed to fetch"));
  await expect.element(dialog().getByText("Not scrapped")).toBeVisible();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().getByText("Not scrapped").elements()).toHaveLength(0);
});
