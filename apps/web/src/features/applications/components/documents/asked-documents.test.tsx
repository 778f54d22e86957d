import type { Documents } from "@kerkis/contract/applications/documents/documents.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../../applications.factory.ts";
import { AskedDocuments } from "./asked-documents.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const SENT = "01980000-0000-7000-8000-0000000000a1";
const NEW = "01980000-0000-7000-8000-0000000000a2";
const item = (id: string, name: string, isSent: boolean): Documents["items"][number] => ({
  id,
  name,
  format: "pdf",
  bytes: 2048,
  is_sent: isSent,
});

async function open(documents: Documents, phase: "changes_requested" | "pending", isAtForm = false) {
  let stored = documents;
  const application = founderApplication({ phase, version: 3 });
  shown = await openTestPage(<AskedDocuments application={application} isAtForm={isAtForm} />, {
    session: founderSession(),
    answers: {
      "applications.documents": () => stored,
      "applications.removeDocument": () => {
        stored = { ...stored, items: stored.items.filter(({ is_sent: isSent }) => isSent) };
        return { ok: true };
      },
      "applications.submit": () => founderApplication({ phase: "pending" }),
    },
  });
  return application.id;
}
const send = page.getByRole("button", { name: "Send the documents" });

test("what was sent stays, what was not can be taken back, and it is sent with the application as it is", async () => {
  const id = await open(
    { items: [item(SENT, "Old.pdf", true), item(NEW, "Statute.pdf", false)], can_add: true },
    "changes_requested",
  );
  await expect.element(page.getByRole("heading", { name: "Documents", exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "Statute.pdf" });
  await expect.element(link).toHaveAttribute("href", `/api/applications/${id}/files/${NEW}`);
  await expect.element(page.getByRole("button", { name: "Remove: Old.pdf" })).not.toBeInTheDocument();
  await send.click();
  await expect.poll(() => shown.calls).toContain(`POST /applications/${id}/submit`);
  await page.getByRole("button", { name: "Remove: Statute.pdf" }).click();
  await expect.element(link).not.toBeInTheDocument();
  // With nothing new there is nothing to send.
  await expect.element(send).toBeDisabled();
});

test("a file that was refused holds up none that was taken", async () => {
  const id = await open({ items: [item(NEW, "Statute.pdf", false)], can_add: true }, "changes_requested");
  await page.getByLabelText("Your document").upload(new File([], "Empty.pdf"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await send.click();
  await expect.poll(() => shown.calls).toContain(`POST /applications/${id}/submit`);
});

test("at the form they go with it, and where a case waits for one each is sent as it comes: there is nothing to press", async () => {
  await open({ items: [item(NEW, "Statute.pdf", false)], can_add: true }, "changes_requested", true);
  await expect.element(page.getByText("It is sent with the application.")).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  shown.close();
  await open({ items: [], can_add: true }, "pending");
  await expect.element(page.getByText("Each file is sent as soon as you choose it.")).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

test("whoever is asked for nothing reads what was handed in, and finds nothing where nothing was", async () => {
  await open({ items: [item(SENT, "Statute.pdf", true)], can_add: false }, "pending");
  await expect.element(page.getByRole("link", { name: "Statute.pdf" })).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  shown.close();
  await open({ items: [], can_add: false }, "pending");
  await expect.poll(() => shown.calls).toHaveLength(1);
  await expect.element(page.getByRole("heading", { name: "Documents", exact: true })).not.toBeInTheDocument();
});
