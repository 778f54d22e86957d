/** Keeps what people type into a page while its scripts are still on their way (a slow phone, a quick person). */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=hidden], [type=file]), textarea, select";
const PATIENCE_MS = 15_000;

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React marks a node with its properties once it is alive. */
const isAlive = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith("__reactProps$"));

/** The page itself, or a part of it that comes later, is not alive yet. */
const isWaiting = (): boolean =>
  "$_TSR" in window || [...document.querySelectorAll<Field>(FIELDS)].some((field) => !isAlive(field));

/** Gives the value back as if it were typed now, so that the form's own state learns of it. */
function typeAgain(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    if (isToggle(field) && field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React ignores an assignment it sees itself; the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Call before hydration; each field gets its text back when React has taken it over. */
export function keepTypedText(now: () => number = () => performance.now()): void {
  const typed = new Map<Field, string | boolean>();
  const note = (field: Field) => typed.set(field, isToggle(field) ? field.checked : field.value);
  const onInput = (event: Event) => {
    if (isField(event.target) && !isAlive(event.target)) note(event.target);
  };
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) note(field);
  document.addEventListener("input", onInput, true);

  const until = now() + PATIENCE_MS;
  const giveBack = () => {
    for (const [field, value] of typed) {
      if (!isAlive(field)) continue;
      typed.delete(field);
      // After the refs of this commit have run, which is when forms write their defaults.
      setTimeout(() => typeAgain(field, value));
    }
    if (now() < until && (typed.size > 0 || isWaiting())) requestAnimationFrame(giveBack);
    else document.removeEventListener("input", onInput, true);
  };
  requestAnimationFrame(giveBack);
}
