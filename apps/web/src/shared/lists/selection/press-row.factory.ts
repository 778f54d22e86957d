import { vi } from "vitest";

const CLICK = { bubbles: true, cancelable: true };

/**
 * For tests: presses what is in a row for a second and lets go.
 * @param pixels how far it is drawn down meanwhile
 * @returns whether the click after it is let through
 */
export function pressRow(
  element: Element,
  { pixels = 0, pointerType = "touch" }: { pixels?: number; pointerType?: string } = {},
): boolean {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const send = (type: string, clientY: number) =>
    element.dispatchEvent(new PointerEvent(type, { ...CLICK, isPrimary: true, pointerType, clientX: 90, clientY }));
  send("pointerdown", 200);
  send("pointermove", 202);
  send("pointermove", 200 + pixels);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  send("pointerup", 200 + pixels);
  return element.dispatchEvent(new MouseEvent("click", CLICK));
}
