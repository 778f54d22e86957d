import { contract } from "@kerkis/contract/contract.ts";
import { isContractProcedure } from "@orpc/contract";
import type { Plugin } from "vite";

const CONTRACT = "@kerkis/contract/contract.ts";
const CLIENT = /\/shared\/api\/client-link\.ts$/;
const PATHS = "\0kerkis:contract-paths";

/** The contract as the client library needs it: where each endpoint is, without what goes in and comes out. */
export function pathsOf(router: unknown): unknown {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure } = router["~orpc"].route;
    return { "~orpc": { errorMap: {}, meta: {}, route: { method, path, inputStructure } } };
  }
  return Object.fromEntries(Object.entries(Object(router)).map(([name, part]) => [name, pathsOf(part)]));
}

/** Browsers get the paths of the contract alone: its schemas are for the server and for forms, which import their own. */
export const contractPaths = (): Plugin => ({
  name: "kerkis:contract-paths",
  enforce: "pre",
  resolveId: (source, importer) => (source === CONTRACT && CLIENT.test(importer ?? "") ? PATHS : null),
  load: (id) => (id === PATHS ? `export const contract = ${JSON.stringify(pathsOf(contract))};` : null),
});
