import { expect, test } from "vitest";
import { ownerOf, storageKey } from "./stored-names.ts";

test("whose a name is", () => {
  expect(storageKey("form", "contact")).toBe("kerkis.form.contact");
  expect(ownerOf(storageKey("form", "contact"))).toBe("person");
  expect(ownerOf(storageKey("organization"))).toBe("session");
  expect(ownerOf(storageKey("install-dismissed"))).toBe("device");
  // What an earlier version kept goes with the person too; what another program keeps is not ours.
  expect(ownerOf("kerkis.no-longer-known")).toBe("person");
  expect(ownerOf("theirs")).toBeUndefined();
});
