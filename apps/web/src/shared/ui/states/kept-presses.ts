/** React drops a press on what the server wrote and whose code has not come yet: it is kept here, and given once the code is. */

const PATIENCE_MS = 10_000;
/** Of a button that waits: for who listens, and for who sees (styles/app.css). */
const MARKS = ["aria-busy", "data-kept"];

interface Press {
  control: HTMLButtonElement;
  pathname: string;
}
let kept: Press | undefined;
const waiting: (() => void)[] = [];

/** Somebody waits from now on: what would come once the browser is idle comes at once. */
export const nextPress = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve));

/** React tells in no other way that it has taken a node of the server's over: it marks it with its properties. */
export const isAlive = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith("__reactProps$"));

function forget(): void {
  for (const name of MARKS) kept?.control.removeAttribute(name);
  kept = undefined;
}

/** Links, boxes and disclosures work without a script. */
function keep(event: MouseEvent): void {
  if (!event.isTrusted) return;
  forget();
  const control = event.target instanceof Element && event.target.closest("button");
  if (!control || isAlive(control)) return;
  // The browser would send a form by itself, to the page's address.
  event.preventDefault();
  for (const name of MARKS) control.setAttribute(name, "true");
  const press = { control, pathname: window.location.pathname };
  kept = press;
  for (const resolve of waiting.splice(0)) resolve();
  setTimeout(() => kept === press && forget(), PATIENCE_MS);
}

/** Keeps the last press on a part that is not alive, from now on. Call once React listens: what it can bring alive then, it does first. */
export const keepPresses = (): void => document.addEventListener("click", keep, true);

function give(press: Press): void {
  if (kept !== press) return;
  forget();
  if (press.pathname === window.location.pathname && press.control.checkVisibility()) press.control.click();
}

/** A part has come alive: gives it the press that was kept for it, if it still stands and nothing else was pressed since. */
export function givePress(): void {
  const press = kept;
  if (!press || !isAlive(press.control)) return;
  // After what was typed into it has come back (app/browser/typed-before-hydration.ts), which takes a frame.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => give(press))));
}
