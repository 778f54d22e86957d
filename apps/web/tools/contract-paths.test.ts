import { contract } from "@kerkis/contract/contract.ts";
import { expect, it } from "vitest";
import { pathsOf } from "./contract-paths.ts";

it("browsers get where every endpoint is, and nothing of what goes in and comes out", () => {
  const paths = JSON.parse(JSON.stringify(pathsOf(contract)));
  for (const [module, endpoints] of Object.entries(contract)) {
    expect(Object.keys(paths[module])).toEqual(Object.keys(endpoints));
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path, inputStructure } = endpoint["~orpc"].route;
      expect(paths[module][name]).toEqual({
        "~orpc": { errorMap: {}, meta: {}, route: { method, path, inputStructure } },
      });
    }
  }
});
