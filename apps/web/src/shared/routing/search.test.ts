import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { choiceParam, optionalParams, parseSearch, stringifySearch, textParam } from "./search.ts";

it("keeps every value a string", () => {
  expect(parseSearch("?q=12&on=true&tag=a&tag=b")).toEqual({ q: "12", on: "true", tag: ["a", "b"] });
});

it("takes names that every object inherits for plain names", () => {
  const search = parseSearch("?constructor=1&__proto__=2&toString=3");
  expect(Object.entries(search)).toEqual([
    ["constructor", "1"],
    ["__proto__", "2"],
    ["toString", "3"],
  ]);
  expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
});

it("survives a round trip, Greek included", () => {
  const search = { q: "Αθήνα & co", tag: ["α", "β"] };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it("leaves empty values out of the address", () => {
  expect(stringifySearch({ q: "", industry: undefined, page: null })).toBe("");
});

it("reads one text or one known choice", () => {
  expect(textParam([" a ", "b"])).toBe("a");
  expect(textParam({ a: 1 })).toBeUndefined();
  expect(choiceParam("newest", ["newest", "oldest"])).toBe("newest");
  expect(choiceParam("'; drop", ["newest", "oldest"])).toBeUndefined();
});

it("what a route does not understand never reaches it, whatever the address says", () => {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: "/list",
    validateSearch: (search) =>
      optionalParams({ sort: choiceParam(search["sort"], ["name"]), q: textParam(search["q"]) }),
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ["/list?sort=%3Cnonsense%3E&q=a&q=b"] }),
    parseSearch,
    stringifySearch,
  });
  const match = router.matchRoutes(router.latestLocation).at(-1);
  expect(match?.search).toEqual({ sort: undefined, q: "a" });
});
