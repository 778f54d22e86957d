import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { sessionQuery } from "#shared/permissions/session.ts";

/** How many organizations' screens are kept. */
const KEPT = 4;

interface Remembered {
  key: QueryKey;
  hash: string;
  data: unknown;
  updatedAt: number;
}
interface Memory {
  userId: string | undefined;
  byOrganization: Map<string, Remembered[]>;
}
/** Gone with the page; another person on it begins anew. */
const memories = new WeakMap<QueryClient, Memory>();

const isScreen = ({ queryKey }: Pick<Query, "queryKey">): boolean => queryKey[0] !== sessionQuery().queryKey[0];

function memoryOf(queryClient: QueryClient): Memory {
  const session = queryClient.getQueryData<Session>(sessionQuery().queryKey);
  const userId = session?.profile?.id;
  const known = memories.get(queryClient);
  if (known && known.userId === userId) return known;
  const fresh: Memory = { userId, byOrganization: new Map() };
  memories.set(queryClient, fresh);
  return fresh;
}

/** Keeps what the screens of an organization show, for when it must be worked in without a connection. */
export function rememberScreens(queryClient: QueryClient, organizationId: string): void {
  const { byOrganization } = memoryOf(queryClient);
  const remembered = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => isScreen(query) && query.state.data !== undefined)
    .map(({ queryKey, queryHash, state }) => ({
      key: queryKey,
      hash: queryHash,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }));
  byOrganization.delete(organizationId);
  byOrganization.set(organizationId, remembered);
  const [oldest] = byOrganization.keys();
  if (byOrganization.size > KEPT && oldest !== undefined) byOrganization.delete(oldest);
}

/** Shows what was last known of an organization, and nothing of the one before it (specification 4, offline mode). */
export async function recallScreens(queryClient: QueryClient, organizationId: string): Promise<void> {
  const known = memoryOf(queryClient).byOrganization.get(organizationId) ?? [];
  const hashes = new Set(known.map(({ hash }) => hash));
  await queryClient.cancelQueries({ predicate: isScreen });
  for (const { key, data, updatedAt } of known) queryClient.setQueryData(key, data, { updatedAt });
  void queryClient.resetQueries({ predicate: (query) => isScreen(query) && !hashes.has(query.queryHash) });
}
