import { afterEach, expect, test } from "vitest";
import { forgetPersonal, personalStorage } from "./personal-storage.ts";
import { storageKey } from "./stored-names.ts";

afterEach(() => localStorage.clear());

test("a screen that a person left behind writes nothing after they are gone", () => {
  const key = storageKey("form", "contact");
  const left = personalStorage("localStorage");
  left.setItem(key, "typed");
  expect(localStorage.getItem(key)).toBe("typed");
  forgetPersonal();
  left.setItem(key, "typed on");
  expect(localStorage.getItem(key)).toBeNull();
  personalStorage("localStorage").setItem(key, "the next one's");
  expect(localStorage.getItem(key)).toBe("the next one's");
});
