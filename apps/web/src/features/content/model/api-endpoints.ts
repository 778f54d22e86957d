import { contract } from "@kerkis/contract/contract.ts";
import { endpointsEl } from "@kerkis/contract/content/endpoints-el.texts.ts";
import { stemOf } from "@kerkis/contract/content/words.policy.ts";
import type { Access, RateLimitGroup } from "@kerkis/contract/core/endpoint.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { fieldsOf, type EndpointField } from "./endpoint-fields.ts";

export type ApiModuleName = keyof typeof contract;
export interface ApiEndpoint {
  /** «startups.list»: its name in the contract and in the OpenAPI document. */
  name: string;
  method: string;
  path: string;
  /** What it does, in one line. */
  summary: LocalizedText;
  access: Access;
  rateLimit: RateLimitGroup | undefined;
  /** Of its input and its output, in the contract. */
  schemas: { input: unknown; output: unknown };
  /** Where the interactive page shows it. */
  address: string;
}
export interface ApiModule {
  module: ApiModuleName;
  endpoints: readonly ApiEndpoint[];
}

const PREFIX = "/api";

/** The count beside a list says what the list says. */
const greekOf = (texts: Record<string, string>, name: string): string =>
  texts[name] ?? `Πλήθος: ${texts[name.replace(/Count$/, "")] ?? ""}`;

/** Every endpoint by module, from the contract that server, client and OpenAPI document are made of. */
export const apiModules: readonly ApiModule[] = (Object.keys(contract) as ApiModuleName[]).map((module) => ({
  module,
  endpoints: Object.entries(contract[module]).flatMap(([name, endpoint]) => {
    const { route, meta, inputSchema, outputSchema } = endpoint["~orpc"];
    const { method = "", path = "", summary = "", tags = [] } = route;
    if (!meta.access) return [];
    const inGreek: Record<string, string> = endpointsEl[module];
    return {
      name: `${module}.${name}`,
      method,
      path: `${PREFIX}${path}`,
      summary: { el: greekOf(inGreek, name), en: summary },
      access: meta.access,
      rateLimit: meta.rateLimit,
      schemas: { input: inputSchema, output: outputSchema },
      address: `${PREFIX}/reference#/${encodeURIComponent(tags[0] ?? "")}/${module}.${name}`,
    };
  }),
}));

/** What an endpoint takes. Reading the schemas of all takes a phone half a second, so each is read when it is asked for. */
export const takenBy = ({ schemas }: ApiEndpoint): EndpointField[] => fieldsOf(schemas.input, "input");
/** What it gives. */
export const givenBy = ({ schemas }: ApiEndpoint): EndpointField[] => fieldsOf(schemas.output, "output");

/** Everything that is written about an endpoint, folded, once somebody searches. */
const wordsByName = new Map<string, string>();
function wordsOf(endpoint: ApiEndpoint): string {
  const { name, method, path, summary } = endpoint;
  const known = wordsByName.get(name);
  if (known !== undefined) return known;
  const fields = takenBy(endpoint).map((field) => field.name);
  const words = foldText([method, path, name, summary.el, summary.en, ...fields].join(" "));
  wordsByName.set(name, words);
  return words;
}

/** The modules with the endpoints that hold every word of the query, in either language. */
export function searchEndpoints(modules: readonly ApiModule[], query: string): readonly ApiModule[] {
  const words = foldText(query).split(/\s+/).filter(Boolean).map(stemOf);
  if (words.length === 0) return modules;
  return modules
    .map(({ module, endpoints }) => ({
      module,
      endpoints: endpoints.filter((endpoint) => words.every((word) => wordsOf(endpoint).includes(word))),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
}
