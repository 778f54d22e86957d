import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button.tsx";
import { Combobox } from "../pickers/combobox.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { FileDrop, refusalOf, type FileRefusal } from "./file-drop.tsx";
import { Input } from "./input.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { parseAmount, parseDecimal } from "./decimal-input.tsx";
import { ScoreScale } from "../marks/score-scale.tsx";
import { addTags, TagInput } from "../pickers/tag-input.tsx";

let root: Root | undefined;
function mount(element: React.ReactNode) {
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  root.render(element);
}
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Scale({ min = 0 }: { min?: number }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <ScoreScale aria-label="Score" min={min} max={min + 9} value={value} onValueChange={setValue} />
      <output>{value ?? "none"}</output>
    </>
  );
}

test("a digit sets the score, arrows move within the scale, Delete clears", async () => {
  mount(<Scale />);
  await page.getByRole("radio").first().click();
  await userEvent.keyboard("7");
  await expect.element(page.getByRole("status")).toHaveTextContent("7");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(page.getByRole("radio", { checked: true })).toHaveTextContent("9");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("status")).toHaveTextContent("8");
  await userEvent.keyboard("{Delete}");
  await expect.element(page.getByRole("status")).toHaveTextContent("none");
});

test("on a scale from one to ten, zero means ten", async () => {
  mount(<Scale min={1} />);
  await page.getByRole("radio").first().click();
  await userEvent.keyboard("0");
  await expect.element(page.getByRole("status")).toHaveTextContent("10");
});

function Cities() {
  const [value, setValue] = useState<string | null>(null);
  const options = ["Αθήνα", "Πειραιάς", "Θεσσαλονίκη"].map((label) => ({ value: label, label }));
  return (
    <Field label="City">
      <Combobox label="City" options={options} value={value} onValueChange={setValue} />
    </Field>
  );
}

test("typing without accents finds the option and Enter takes it", async () => {
  mount(<Cities />);
  const input = page.getByRole("combobox", { name: "City" });
  await input.click();
  await userEvent.keyboard("ΠΕΙΡΑΙΑΣ");
  await expect.element(page.getByRole("option")).toHaveTextContent("Πειραιάς");
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveValue("Πειραιάς");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("Escape closes the list and keeps the choice", async () => {
  mount(<Cities />);
  await page.getByRole("combobox").click();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await page.getByRole("combobox").click();
  await userEvent.keyboard("θεσσ{Escape}");
  await expect.element(page.getByRole("combobox")).toHaveValue("Πειραιάς");
});

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Field label="Tags">
      <TagInput value={tags} onValueChange={setTags} />
    </Field>
  );
}

test("Enter and comma add tags, Backspace in the empty box removes the last", async () => {
  mount(<Tags />);
  await page.getByLabelText("Tags").click();
  await userEvent.keyboard("AI{Enter}ναυτιλία,{Backspace}");
  await expect.element(page.getByText("AI")).toBeVisible();
  await expect.element(page.getByText("ναυτιλία")).not.toBeInTheDocument();
});

test("a tag differing only by accents is not added twice, and the limits hold", () => {
  expect(addTags(["Υγεία"], "υγεια, ενέργεια;; logistics", 3, 8)).toEqual(["Υγεία", "ενέργεια", "logistic"]);
  expect(addTags(["a", "b"], "c", 2, 8)).toEqual(["a", "b"]);
});

test("files of another type or above the size are refused", async () => {
  expect(refusalOf({ type: "image/svg+xml", size: 10 }, "image/png, image/jpeg", 100)).toBe("type");
  expect(refusalOf({ type: "image/png", size: 0 }, "image/*", 100)).toBe("empty");
  expect(refusalOf({ type: "image/png", size: 101 }, "image/*", 100)).toBe("size");
  expect(refusalOf({ type: "image/png", size: 100 }, "image/png", 100)).toBeNull();
  const refusals: FileRefusal[] = [];
  const taken: File[] = [];
  mount(
    <Field label="Logo">
      <FileDrop
        accept="image/png"
        maxBytes={10}
        currentUrl={null}
        onFile={(file) => taken.push(file)}
        onRefuse={(reason) => refusals.push(reason)}
      />
    </Field>,
  );
  const input = page.getByLabelText("Logo");
  await userEvent.upload(input, new File(["01234567890"], "big.png", { type: "image/png" }));
  await expect.poll(() => refusals).toEqual(["size"]);
  await userEvent.upload(input, new File(["0123"], "small.png", { type: "image/png" }));
  await expect.poll(() => taken.length).toBe(1);
});

test("a pending submit button keeps its name and refuses the second press", async () => {
  let submits = 0;
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits++;
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  await page.getByRole("button", { name: "Send" }).click({ force: true });
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(submits).toBe(0);
});

test("a field's error and hint describe its control", async () => {
  mount(
    <Field label="Name" hint="As registered" error="Missing" required>
      <Input />
    </Field>,
  );
  const input = page.getByRole("textbox", { name: "Name" });
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await expect.element(input).toHaveAccessibleDescription("Missing As registered");
});

test("amounts are read as the locale writes them", () => {
  expect(parseAmount("1.250.000,50 €", "el")).toBe(1_250_000.5);
  expect(parseAmount("1,250,000.5", "en")).toBe(1_250_000.5);
  expect(parseAmount("1250000", "el")).toBe(1_250_000);
  expect(parseAmount("1.250.000", "en")).toBe(1_250_000);
  expect(parseAmount("1,25,0", "en")).toBeNull();
  expect(parseAmount("δέκα", "el")).toBeNull();
  expect(parseAmount("-5", "el")).toBeNull();
});

test("a number is read with a comma or a point, below zero too", () => {
  for (const text of ["-0,125", "−0.125", " -0,125 "]) expect(parseDecimal(text, "el")).toBe(-0.125);
  expect(["2,5", "2.5"].map((text) => parseDecimal(text, "el"))).toEqual([2.5, 2.5]);
  expect(["2,5", "2.5"].map((text) => parseDecimal(text, "en"))).toEqual([2.5, 2.5]);
  expect(parseDecimal("1.250", "el")).toBe(1250);
  expect(parseDecimal("1250.125", "el")).toBe(1250.125);
  expect(parseDecimal("--5", "el")).toBeNull();
});

function Crew({ onSend }: { onSend: () => void }) {
  const [all, setAll] = useState<boolean | "indeterminate">("indeterminate");
  const [rank, setRank] = useState<string | null>(null);
  const ranks = ["Mate", "Captain"].map((label) => ({ value: label, label, hint: `As ${label}` }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Checkbox label="Everyone" checked={all} onCheckedChange={setAll} />
      <RadioCards aria-label="Rank" options={ranks} value={rank} onValueChange={setRank} />
      <button type="submit">Send</button>
    </form>
  );
}

test("a box that stands for some is ticked by a press, by its words or by Space; Enter sends no form from it", async () => {
  let sent = 0;
  mount(<Crew onSend={() => (sent += 1)} />);
  const box = page.getByRole("checkbox", { name: "Everyone" });
  await expect.element(box).toBePartiallyChecked();
  await page.getByText("Everyone").click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" {Enter}");
  await expect.element(box).not.toBeChecked();
  expect(sent).toBe(0);
});

test("of cards one is chosen, by a press anywhere on it or by arrows", async () => {
  mount(<Crew onSend={() => undefined} />);
  await page.getByRole("radio", { name: "Captain" }).click();
  await expect.element(page.getByRole("radio", { name: "Captain" })).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("radio", { name: "Mate" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Captain" })).not.toBeChecked();
});
