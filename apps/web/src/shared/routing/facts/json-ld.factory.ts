import { expect } from "vitest";

/** What a route's `head` tells search engines: the parsed facts of its scripts, each of which must be JSON-LD. */
export const factsOf = (head: { scripts?: readonly unknown[] | undefined } | undefined): unknown[] =>
  (head?.scripts ?? []).map((script) => {
    expect(script).toEqual({ type: "application/ld+json", children: expect.any(String) });
    return JSON.parse((script as { children: string }).children);
  });
