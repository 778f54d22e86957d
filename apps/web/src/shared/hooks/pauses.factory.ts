import { afterEach, beforeEach, vi } from "vitest";

/** Longer than any pause after which a page saves, asks or tells by itself, and shorter than news stays. */
const PAUSE_MS = 1_500;
/** Goes by at once, … */
const STEP_MS = 100;
/** … and then this much in earnest, in which what it began is drawn and answered. */
const DRAWN_MS = 5;

/** For tests, once in a file: its pauses are short (`pause`), all else takes its time. */
export function skipPauses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: DRAWN_MS });
  });
  afterEach(() => {
    // Whoever comes next waits for nothing that is left over.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
}

/** The person pauses: time goes by twenty times as fast, for what comes of it and for what must not. */
export async function pause(ms = PAUSE_MS): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
  }
}
