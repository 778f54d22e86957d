import { expect, test } from "vitest";
import { LIBRARY } from "../library/library.taxonomy.ts";
import { aheadOf, type KnownWays } from "./outlook.policy.ts";

const { definition } = LIBRARY.grant;
const ahead = (ways?: KnownWays) =>
  aheadOf(definition, [{ node: "start", since: 0 }], new Map(), ways).map(({ node }) => node.id);

test("a condition is gone through as it is known to turn out; as long as nobody can say, as when all goes well", () => {
  expect(ahead()).toContain("owner_decides");
  expect(ahead()).not.toContain("decision");
  expect(ahead(new Map([["large", "not_met"]]))).toContain("decision");
  expect(ahead(new Map([["large", "not_met"]]))).not.toContain("owner_decides");
  expect(ahead(new Map([["large", "met"]]))).toEqual(ahead());
});

test("a way that is not drawn is none: the case goes on as when all goes well", () => {
  expect(ahead(new Map([["large", "failed"]]))).toEqual(ahead());
});
