/** Keeps what people type into a page while its scripts are still on their way (a slow phone, a quick person). */

import { isAlive } from "#shared/ui/states/kept-presses.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=hidden], [type=file]), textarea, select";
const PATIENCE_MS = 15_000;
/** So long after a field is alive its text may still be written over. */
const SETTLED_MS = 1_000;

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** What a list shows that nobody has touched: what the server chose, or else its first that can be chosen. */
function firstChosen({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const all = [...options];
  return all.findLast((option) => option.defaultSelected) ?? all.find((option) => !option.disabled);
}

/** What an input holds that nobody has touched: a colour without a value is black, a slider stands in its middle. */
function firstHeld(field: HTMLInputElement): string {
  const fresh = document.createElement("input");
  for (const name of ["type", "min", "max", "step", "value"]) {
    const given = field.getAttribute(name);
    if (given !== null) fresh.setAttribute(name, given);
  }
  return fresh.value;
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== firstChosen(field);
  const { value } = field;
  if (field instanceof HTMLTextAreaElement) return value !== field.defaultValue;
  const held = firstHeld(field);
  return isToggle(field) ? field.checked !== field.defaultChecked : value !== held;
}

/** The page itself, or a part of it that comes later, is not alive yet. */
const isWaiting = (): boolean =>
  "$_TSR" in window || [...document.querySelectorAll<Field>(FIELDS)].some((field) => !isAlive(field));

const isGone = (field: Field, value: string | boolean): boolean =>
  value !== (isToggle(field) ? field.checked : field.value);

/** Puts text in as if it were typed now. */
function typeText(field: Field, text: string): void {
  const isSelect = field instanceof HTMLSelectElement;
  const caret = isSelect || isGone(field, text) ? null : field.selectionStart;
  // An assignment is nothing new to React. What was there is assigned, and the text goes past React by the prototype's setter.
  if (!isSelect) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  if (!isSelect && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}

/** Gives the value back as if the person gave it now, so that the form's own state learns of it. */
function giveAgain(field: Field, value: string | boolean): void {
  if (typeof value === "string") return typeText(field, value);
  // Of several of which one holds, that one tells.
  if (!isToggle(field) || (field.type === "radio" && !value)) return;
  field.checked = !value;
  field.click();
}

/** Call before hydration; each field gets its text back when React has taken it over. */
export function keepTypedText(now: () => number = () => performance.now()): void {
  const typed = new Map<Field, string | boolean>();
  const aliveSince = new Map<Field, number>();
  const note = (field: Field) => typed.set(field, isToggle(field) ? field.checked : field.value);
  const onInput = ({ target, isTrusted }: Event) => {
    // What is typed on before a field has settled counts, too.
    if (isField(target) && isTrusted && (!isAlive(target) || typed.has(target))) note(target);
  };
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) note(field);
  document.addEventListener("input", onInput, true);

  const until = now() + PATIENCE_MS;
  // React leaves a value that it finds as it is, and says nothing of it: the form is told first, and again should it write over it.
  const check = (field: Field, isFirst: boolean) => {
    const value = typed.get(field);
    if (value === undefined) return;
    const isWrittenOver = isGone(field, value);
    if (isFirst || isWrittenOver) giveAgain(field, value);
    if (isWrittenOver || now() - (aliveSince.get(field) ?? 0) > SETTLED_MS) typed.delete(field);
  };
  const giveBack = () => {
    for (const field of typed.keys()) {
      if (!isAlive(field)) continue;
      const isFirst = !aliveSince.has(field);
      if (isFirst) aliveSince.set(field, now());
      // After the refs of this commit have run, which is when forms write their defaults.
      setTimeout(() => check(field, isFirst));
    }
    if (now() < until && (typed.size > 0 || isWaiting())) requestAnimationFrame(giveBack);
    else document.removeEventListener("input", onInput, true);
  };
  requestAnimationFrame(giveBack);
}
