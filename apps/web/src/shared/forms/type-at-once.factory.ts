import type { Locator } from "vitest/browser";

/** Types one text after the other into a field within one task: no pause of a slow machine can lie between them. */
export function typeAtOnce(field: Locator, texts: readonly string[]): void {
  const input = field.element();
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const text of texts) {
    value?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
