import { expect, it } from "vitest";
import { calledName } from "./called-name.ts";
import { provideLanguage } from "./language.ts";

it("calls a Greek name in the vocative where Greek is read, and leaves it alone in English", () => {
  provideLanguage(() => "el");
  expect(calledName("Κώστας")).toBe("Κώστα");
  provideLanguage(() => "en");
  expect(calledName("Κώστας")).toBe("Κώστας");
});
