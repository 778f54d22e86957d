import type { QueryClient } from "@tanstack/react-query";
import { adminQueries } from "../admin.queries.ts";
import { systemQueries } from "../system.queries.ts";
import { auditInput, organizationsInput, peopleInput } from "./system-input.ts";
import type { Section, SystemSearch } from "./system-search.ts";

type Bring = (client: QueryClient, search: SystemSearch) => readonly Promise<void>[];

const NEEDS: Record<Section, Bring> = {
  overview: (client) => [client.prefetchQuery(systemQueries.installation())],
  organizations: (client, search) => [
    client.prefetchInfiniteQuery(systemQueries.organizations(organizationsInput(search))),
    client.prefetchQuery(systemQueries.organizationsCount(organizationsInput(search))),
  ],
  people: (client, search) => [
    client.prefetchInfiniteQuery(systemQueries.people(peopleInput(search))),
    client.prefetchQuery(systemQueries.peopleCount(peopleInput(search))),
  ],
  requests: (client) => [client.prefetchInfiniteQuery(systemQueries.roleRequests())],
  access: () => [],
  contact: (client, search) => [client.prefetchInfiniteQuery(systemQueries.contact(search.contact ?? "waiting"))],
  errors: (client, search) => [client.prefetchInfiniteQuery(systemQueries.errors(search.status ?? "open"))],
  performance: (client, search) => [
    client.prefetchQuery(systemQueries.metrics(search.range ?? "week", search.metric ?? "LCP")),
  ],
  mail: (client) => [client.prefetchInfiniteQuery(adminQueries.outbox())],
  jobs: () => [],
  audit: (client, search) => [
    client.prefetchInfiniteQuery(systemQueries.audit(auditInput(search))),
    client.prefetchQuery(systemQueries.auditFacets()),
  ],
  features: (client) => [client.prefetchQuery(systemQueries.features())],
};

/** What /system-admin shows at an address, for its HTML: its section, and how much waits in each. A failure is said by its section. */
export async function bringSystemData(client: QueryClient, search: SystemSearch): Promise<void> {
  await Promise.all([
    ...NEEDS[search.section ?? "overview"](client, search),
    client.prefetchQuery(systemQueries.roleRequestsCount()),
    client.prefetchQuery(systemQueries.errorsCount()),
    client.prefetchQuery(systemQueries.contactCount()),
    client.prefetchQuery(systemQueries.jobs()),
  ]);
}
