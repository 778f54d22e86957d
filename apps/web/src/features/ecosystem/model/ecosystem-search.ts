import { REGIONS } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { choiceParam, idParam, optionalParams } from "#shared/routing/search.ts";

/** The page's address: the region that it is about, the map that it shows, who stands on the network's stage. */
export const ecosystemSearch = (search: Record<string, unknown>) =>
  optionalParams({
    region: choiceParam(search["region"], REGIONS),
    map: choiceParam(search["map"], ["world"] as const),
    who: idParam(search["who"]),
  });
