import { expect, test } from "vitest";
import { checkedParts, VERIFIED_PARTS, type FactSource } from "./profile.policy.ts";

const VERIFIED = "2026-01-15T09:00:00.000Z";
const LATER = "2026-03-03T09:00:00.000Z";
const EARLIER = "2025-12-01T09:00:00.000Z";

const partOf = (field: string, source: FactSource, at: string, waiting: string[] = []) =>
  checkedParts(VERIFIED, { [field]: { source, at } }, waiting).find(({ part }) =>
    (VERIFIED_PARTS[part] as readonly string[]).includes(field),
  );

test("a part is as it was verified until one of its facts changes after that", () => {
  expect(checkedParts(VERIFIED, {}, [])).toEqual(
    (["identity", "seat", "activity", "team"] as const).map((part) => ({ part, at: VERIFIED, changed: null })),
  );
  expect(partOf("city", "declared", EARLIER)).toMatchObject({ at: VERIFIED, changed: null });
  expect(partOf("description", "declared", LATER)).toBeUndefined();
});

test.each(["declared", "imported", "business_registry"] as const)(
  "a fact that was %s later says so, and whether a coordinator is asked",
  (source) => {
    const changed = { fields: ["city"], at: LATER };
    expect(partOf("city", source, LATER, ["city"])).toMatchObject({
      at: VERIFIED,
      changed: { ...changed, isWaiting: true },
    });
    expect(partOf("city", source, LATER, ["name"])).toMatchObject({ changed: { ...changed, isWaiting: false } });
  },
);

test("what was looked at again is verified since then", () => {
  expect(partOf("name", "verified", LATER, ["name"])).toEqual({ part: "identity", at: LATER, changed: null });
});
