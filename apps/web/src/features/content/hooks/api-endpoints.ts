import { contract } from "@kerkis/contract/contract.ts";
import type { Access } from "@kerkis/contract/core/endpoint.ts";

export interface ApiEndpoint {
  /** «startups.list»: its name in the contract and in the OpenAPI document. */
  name: string;
  method: string;
  path: string;
  /** One English sentence, as the contract has it. */
  summary: string;
  access: Access;
  /** Where the interactive page shows it. */
  address: string;
}
export interface ApiModule {
  module: string;
  endpoints: ApiEndpoint[];
}

const PREFIX = "/api";

/** Every endpoint by module, from the contract that server, client and OpenAPI document are made of. */
export const apiModules: readonly ApiModule[] = Object.entries(contract).map(([module, endpoints]) => ({
  module,
  endpoints: Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { route, meta } = endpoint["~orpc"];
    const { method = "", path = "", summary = "", tags = [] } = route;
    if (!meta.access) return [];
    return {
      name: `${module}.${name}`,
      method,
      path: `${PREFIX}${path}`,
      summary,
      access: meta.access,
      address: `${PREFIX}/reference#/${encodeURIComponent(tags[0] ?? "")}/${module}.${name}`,
    };
  }),
}));
