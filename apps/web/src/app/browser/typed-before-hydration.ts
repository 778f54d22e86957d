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

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The page itself, or a part of it that comes later, is not alive yet. */
const isWaiting = (): boolean =>
  "$_TSR" in window || [...document.querySelectorAll<Field>(FIELDS)].some((field) => !isAlive(field));

/** Gives the value back as if it were typed now, so that the form's own state learns of it. @returns whether it was gone */
function typeAgain(field: Field, value: string | boolean): boolean {
  if (typeof value === "boolean") {
    const isGone = isToggle(field) && field.checked !== value;
    if (isGone) field.click();
    return isGone;
  }
  if (field.value === value) return false;
  // React ignores an assignment it sees itself; the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  return true;
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
  const check = (field: Field) => {
    const value = typed.get(field);
    const since = aliveSince.get(field) ?? 0;
    if (value !== undefined && (typeAgain(field, value) || now() - since > SETTLED_MS)) typed.delete(field);
  };
  const giveBack = () => {
    for (const field of typed.keys()) {
      if (!isAlive(field)) continue;
      if (!aliveSince.has(field)) aliveSince.set(field, now());
      // After the refs of this commit have run, which is when forms write their defaults.
      setTimeout(() => check(field));
    }
    if (now() < until && (typed.size > 0 || isWaiting())) requestAnimationFrame(giveBack);
    else document.removeEventListener("input", onInput, true);
  };
  requestAnimationFrame(giveBack);
}
