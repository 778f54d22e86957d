import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { storageKey } from "#shared/storage/stored-names.ts";
import { useAutosave } from "./use-autosave.ts";

let root: Root | undefined;
let saved: string[];
afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

function Note({ text, enabled = true }: { text: string; enabled?: boolean }) {
  const autosave = useAutosave({
    key: "note",
    value: { text },
    version: 1,
    enabled,
    save: async (value, version) => {
      saved.push(value.text);
      return { version: version + 1, saved_at: "2026-11-20T08:00:00.000Z" };
    },
    load: async () => ({ value: { text: "" }, version: 1 }),
    apply: () => undefined,
  });
  return <output>{`${text} ${autosave.status}`}</output>;
}

function show(text: string, enabled?: boolean) {
  if (!root) {
    saved = [];
    const place = document.createElement("div");
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<Note text={text} {...(enabled !== undefined && { enabled })} />);
}
const shown = () => document.querySelector("output")?.textContent;
const kept = () => localStorage.getItem(storageKey("autosave", "note"));

test("whoever turns to another tab has sent what they typed, before the pause is over", async () => {
  show("");
  await expect.poll(shown).toBe(" clean");
  show("Typed");
  await expect.poll(shown).toBe("Typed waiting");
  const view = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(saved).toEqual([]);
  view.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(saved).toEqual(["Typed"]);
  await expect.poll(shown).toBe("Typed saved");
});

test("what can no longer be edited is neither sent nor kept", async () => {
  show("", false);
  await expect.poll(shown).toBe(" clean");
  show("Came from elsewhere", false);
  await expect.poll(shown).toBe("Came from elsewhere clean");
  document.dispatchEvent(new Event("visibilitychange"));
  expect([saved, kept()]).toEqual([[], null]);
});
