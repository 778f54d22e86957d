import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { provideLanguage } from "./language.ts";
import { RelativeTime } from "./RelativeTime.tsx";

const AT = Date.parse("2026-11-25T09:00:00Z");
afterEach(() => vi.useRealTimers());

/** What a page that is opened `seconds` later, and left again, says of it. */
async function shownAfter(seconds: number): Promise<string> {
  vi.setSystemTime(AT + seconds * 1000);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(<RelativeTime value={new Date(AT)} />);
  await expect.poll(() => host.textContent).not.toBe("");
  const text = host.textContent;
  root.unmount();
  host.remove();
  return text;
}

test("a page that is opened says how long ago it is then, whatever the one before it said", async () => {
  provideLanguage(() => "en");
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(await shownAfter(59)).toBe("Just now");
  expect(await shownAfter(118)).toBe("1m ago");
  expect(await shownAfter(61)).toBe("1m ago");
  expect(await shownAfter(120)).toBe("2m ago");
  expect(await shownAfter(0)).toBe("Just now");
});
