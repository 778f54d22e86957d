import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Input } from "../forms/input.tsx";
import { Sheet } from "./sheet.tsx";
import { Textarea } from "../forms/textarea.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const nothing = () => undefined;
const open = async (element: ReactNode) => {
  shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined) });
};

test.each([
  [
    "a dialog",
    <Dialog key="1" open onOpenChange={nothing} title="Title">
      <button type="button">Before</button>
      <input type="hidden" value="1" />
      <Input aria-label="First" disabled />
      <Input aria-label="Second" />
    </Dialog>,
  ],
  [
    "a sheet",
    <Sheet key="2" open onOpenChange={nothing} title="Title">
      <Input aria-label="Second" />
    </Sheet>,
  ],
  [
    "a question",
    <AlertDialog
      key="3"
      open
      onOpenChange={nothing}
      title="Title"
      description="Text"
      confirmLabel="Yes"
      onConfirm={nothing}
    >
      <Textarea aria-label="Second" />
    </AlertDialog>,
  ],
])("%s begins at its first field", async (_, element) => {
  await open(element);
  await expect.element(page.getByLabelText("Second")).toHaveFocus();
});

test("a question without fields begins where nothing happens", async () => {
  await open(
    <AlertDialog open onOpenChange={nothing} title="Title" description="Text" confirmLabel="Yes" onConfirm={nothing} />,
  );
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test("a sheet that is read begins at none of its fields, so that its keys act", async () => {
  await open(
    <Sheet open onOpenChange={nothing} title="Title" isRead>
      <Textarea aria-label="Comment" />
    </Sheet>,
  );
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("a sheet whose first field is far below stays where one begins to read", async () => {
  await open(
    <Sheet open onOpenChange={nothing} title="Title">
      <p className="h-[300vh] shrink-0">What there is to read.</p>
      <Textarea aria-label="Comment" />
    </Sheet>,
  );
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: "Title" })).toBeInViewport();
});
