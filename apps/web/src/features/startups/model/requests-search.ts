import { REQUEST_KINDS, REQUEST_STATES } from "@kerkis/contract/startups/requests/requests.taxonomy.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";

/** The address of the registry's requests: those that wait, unless it says otherwise. */
export const requestsSearch = (search: Record<string, unknown>) =>
  optionalParams({
    state: choiceParam(search["state"], REQUEST_STATES.slice(1)),
    kind: choiceParam(search["kind"], REQUEST_KINDS),
  });
export type RequestsSearch = ReturnType<typeof requestsSearch>;

export const requestsInput = ({ state, kind }: RequestsSearch) => ({
  state: state ?? ("open" as const),
  ...(kind && { kind }),
});
