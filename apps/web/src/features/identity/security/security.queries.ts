import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export const securityQueries = {
  all: () => ["security"] as const,
  /** Password, second factor, passkeys and linked accounts of the person. */
  waysIn: () => queryOptions({ queryKey: [...securityQueries.all(), "ways-in"], queryFn: () => api.identity.waysIn() }),
  /** Where the person is signed in. */
  sessions: () =>
    queryOptions({
      queryKey: [...securityQueries.all(), "sessions"],
      queryFn: async () => (await api.identity.sessions()).items,
      staleTime: 0,
    }),
};
