import { afterEach, expect, test } from "vitest";
import { keepTypedText } from "./typed-before-hydration.ts";

afterEach(() => document.querySelector("[data-form]")?.remove());

/** A field as the server wrote it, with what was typed into it since. */
function typedField(text: string): HTMLTextAreaElement {
  const form = document.createElement("div");
  form.dataset["form"] = "";
  const field = document.createElement("textarea");
  form.append(field);
  document.body.append(form);
  field.value = text;
  return field;
}
const comeAlive = (field: HTMLElement) => Object.assign(field, { __reactProps$test: {} });
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

test("what was typed comes back when React writes over it in a later frame than it takes the field over", async () => {
  const field = typedField("Before the scripts");
  const heard: string[] = [];
  field.addEventListener("input", () => heard.push(field.value));
  keepTypedText();
  comeAlive(field);
  await frames(5);
  expect(heard).toEqual([]);
  field.value = "";
  await expect.poll(() => field.value).toBe("Before the scripts");
  expect(heard).toEqual(["Before the scripts"]);
});

test("what is emptied once a field has settled stays empty", async () => {
  let time = 0;
  const field = typedField("Before the scripts");
  keepTypedText(() => time);
  comeAlive(field);
  await frames(3);
  time = 1_500;
  await frames(5);
  field.value = "";
  await frames(5);
  expect(field.value).toBe("");
});
