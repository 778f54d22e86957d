import { resetPasswordInput } from "@kerkis/contract/identity/identity.schema.ts";
import { requiredText } from "@kerkis/contract/core/fields.ts";
import { ORPCError } from "@orpc/client";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { provideLanguage } from "#shared/i18n/language.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { useContractForm } from "./contract-form.ts";
import { useDraftStorage } from "./draft-storage.ts";
import { applyServerErrors } from "./server-errors.ts";
import { typeAtOnce } from "./type-at-once.factory.ts";

const schema = z.extend(resetPasswordInput, { name: requiredText(80) });
const loadSchema = async () => schema;
const refusal = new ORPCError("input.invalid", {
  status: 422,
  data: { fields: [{ path: "name", code: "taken" }] },
});

let root: Root | undefined;
function mount(load = loadSchema) {
  provideLanguage(() => "el");
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  root.render(<Form load={load} />);
}
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
  sent.length = 0;
});

const sent: unknown[] = [];

function Form({ load }: { load: typeof loadSchema }) {
  const form = useContractForm(load, { defaultValues: { token: "t".repeat(16), name: "", password: "" } });
  const draft = useDraftStorage(form, "test");
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        sent.push(values);
        applyServerErrors(form, refusal);
      })}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input {...form.register("name")} />
      </Field>
      <Field label="Secret" error={errors.password?.message}>
        <Input {...form.register("password")} />
      </Field>
      <button type="submit">Send</button>
      <button type="button" onClick={draft.clear}>
        Done
      </button>
      {draft.restored && <p>restored</p>}
    </form>
  );
}

test("problems stand at their fields in the person's language", async () => {
  mount();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Το πεδίο είναι υποχρεωτικό").first()).toBeVisible();
  provideLanguage(() => "en");
  await page.getByLabelText("Secret").fill("abc");
  await expect.element(page.getByText("Use at least 6 characters")).toBeVisible();
});

test("the server's refusal goes to its field and takes the focus", async () => {
  mount();
  await page.getByLabelText("Name").fill("Thalassa");
  await page.getByLabelText("Secret").fill("long enough");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Χρησιμοποιείται ήδη")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});

test("what was typed survives a reload, but never a password", async () => {
  mount();
  await page.getByLabelText("Name").fill("Θάλασσα 🌊");
  await page.getByLabelText("Secret").fill("long enough");
  await userEvent.tab();
  await expect.poll(() => sessionStorage.getItem("kerkis.form.test")).toContain("Θάλασσα 🌊");
  expect(sessionStorage.getItem("kerkis.form.test")).not.toContain("long enough");
  expect(sessionStorage.getItem("kerkis.form.test")).not.toContain("tttt");
  root?.unmount();
  mount();
  await expect.element(page.getByText("restored")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Θάλασσα 🌊");
  await expect.element(page.getByLabelText("Secret")).toHaveValue("");
});

test("what was typed at the last moment is there too for whoever comes back", async () => {
  mount();
  await expect.element(page.getByLabelText("Name")).toBeVisible();
  typeAtOnce(page.getByLabelText("Name"), ["Θάλασσα"]);
  root?.unmount();
  mount();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Θάλασσα");
});

test("what was sent at once is not kept afterwards", async () => {
  mount();
  const done = page.getByRole("button", { name: "Done" });
  await expect.element(done).toBeVisible();
  typeAtOnce(page.getByLabelText("Name"), ["Θάλασσα"]);
  (done.element() as HTMLElement).click();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(sessionStorage.getItem("kerkis.form.test")).toBeNull();
});

test("a form sent before its schema is here waits for it, and is checked then", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof schema>();
  mount(() => promise);
  await page.getByLabelText("Name").fill("Thalassa");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByLabelText("Secret").fill("abc");
  expect(sent).toEqual([]);
  resolve(schema);
  await expect.element(page.getByText("Γράψτε τουλάχιστον 6 χαρακτήρες")).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText("Secret").fill("long enough");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => sent).toEqual([{ token: "t".repeat(16), name: "Thalassa", password: "long enough" }]);
});

test("without its schema nothing is sent, a field says why, and the next try is checked again", async () => {
  let isReached = false;
  mount(async () => {
    if (!isReached) throw new TypeError("Failed to fetch dynamically imported module");
    return schema;
  });
  await page.getByLabelText("Name").fill("Thalassa");
  await page.getByLabelText("Secret").fill("long enough");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Δεν υπάρχει επικοινωνία με την υπηρεσία.", { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  expect(sent).toEqual([]);
  isReached = true;
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(page.getByLabelText("Secret")).toHaveValue("long enough");
});
