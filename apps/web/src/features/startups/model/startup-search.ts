import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { comparedParam } from "./compared.ts";
import { choiceParam, given, idParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";
import type { StartupListInput } from "../startups.queries.ts";

export const STARTUP_SORTS = ["newest", "oldest", "name"] as const;
const FOLLOWING = ["mine"] as const;
const VIEWS = ["table"] as const;
const CURSOR = /^[\w-]{1,400}$/;

/** The registry's address: `q`, one parameter per filter (specification 7.2), `sort`, cards or a table, and where a page begins. What makes no sense is dropped. */
export const startupSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    industry: choiceParam(search["industry"], INDUSTRIES),
    stage: choiceParam(search["stage"], STARTUP_STAGES),
    location: textParam(search["location"])?.slice(0, LIMITS.searchMax),
    organization: idParam(search["organization"]),
    compare: comparedParam(search["compare"]),
    following: choiceParam(search["following"], FOLLOWING),
    sort: choiceParam(search["sort"], STARTUP_SORTS.slice(1)),
    view: choiceParam(search["view"], VIEWS),
    cursor: patternParam(search["cursor"], CURSOR),
  });
export type StartupSearch = ReturnType<typeof startupSearch>;

/** What the address asks of the server. */
export const startupListInput = ({
  q,
  organization,
  cursor: _cursor,
  compare: _compare,
  view: _view,
  ...filters
}: StartupSearch): StartupListInput => given({ ...filters, search: q, organization_id: organization });
