import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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
  expect(heard).toEqual(["Before the scripts"]);
  field.value = "";
  await expect.poll(() => field.value).toBe("Before the scripts");
  expect(heard).toEqual(["Before the scripts", "Before the scripts"]);
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

test("a form that keeps its text itself learns of what was typed, chosen and ticked before, though it wrote nothing over it", async () => {
  const told: unknown[] = [];
  function Form() {
    const [text, setText] = useState("Tea");
    const [isTicked, setTicked] = useState(false);
    const [chosen, choose] = useState("one");
    return (
      <form data-form="">
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        <input
          type="checkbox"
          aria-label="Box"
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
        <select aria-label="Choice" value={chosen} onChange={({ target }) => choose(target.value)}>
          <option>one</option>
          <option>two</option>
        </select>
        <button type="button" onClick={() => told.push(text, isTicked, chosen)}>
          Tell
        </button>
      </form>
    );
  }
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<Form />);
  await userEvent.selectOptions(page.getByLabelText("Choice"), "two");
  keepTypedText();
  await userEvent.fill(page.getByLabelText("Text"), "Coffee");
  await userEvent.click(page.getByLabelText("Box"));
  const root = hydrateRoot(host, <Form />);
  await frames(5);
  await userEvent.click(page.getByRole("button", { name: "Tell" }));
  expect(told).toEqual(["Coffee", true, "two"]);
  root.unmount();
  host.remove();
});

test("a form does not learn of what a browser shows by itself in fields that nobody touched", async () => {
  const told: string[] = [];
  function Form() {
    const [chosen, choose] = useState("gone");
    const [colour, setColour] = useState("");
    const [share, setShare] = useState("");
    const tell = (name: string, set: (value: string) => void) => (value: string) => {
      told.push(name);
      set(value);
    };
    return (
      <form data-form="">
        <select aria-label="Choice" value={chosen} onChange={({ target }) => tell("choice", choose)(target.value)}>
          <option disabled>none</option>
          <option>one</option>
        </select>
        <input
          type="color"
          aria-label="Colour"
          value={colour}
          onChange={({ target }) => tell("colour", setColour)(target.value)}
        />
        <input
          type="range"
          aria-label="Share"
          value={share}
          onChange={({ target }) => tell("share", setShare)(target.value)}
        />
      </form>
    );
  }
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<Form />);
  keepTypedText();
  const root = hydrateRoot(host, <Form />);
  await frames(5);
  expect(told).toEqual([]);
  root.unmount();
  host.remove();
});
