import type { QueryClient } from "@tanstack/react-query";
import { securityQueries } from "../security/security.queries.ts";
import { accountQueries } from "./account.queries.ts";

type Bring = (queryClient: QueryClient) => Promise<unknown>;
const account: Bring = (queryClient) => queryClient.ensureQueryData(accountQueries.account());
const waysIn: Bring = (queryClient) => queryClient.ensureQueryData(securityQueries.waysIn());
const sessions: Bring = (queryClient) => queryClient.ensureQueryData(securityQueries.sessions());

const NEEDS: Partial<Record<string, Bring>> = {
  profile: account,
  email: account,
  language: account,
  role: account,
  data: account,
  delete: account,
  password: waysIn,
  "two-factor": waysIn,
  passkeys: waysIn,
  "linked-accounts": waysIn,
  sessions,
};

/** Brings what a section of the settings shows of the account. Without it the section says so itself. */
export async function bringAccountData(queryClient: QueryClient, section: string): Promise<void> {
  await NEEDS[section]?.(queryClient).catch(() => undefined);
}
