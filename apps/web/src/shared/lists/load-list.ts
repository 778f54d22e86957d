import { isServer, type QueryClient } from "@tanstack/react-query";
import { errorCode } from "#shared/api/errors.ts";
import { isLoadingFailure } from "#shared/errors/loading-failure.ts";
import type { ListPage, ListQuery } from "./list-query.ts";

/**
 * Brings a list before its page is shown. Where a browser does not reach the service, the page is shown all the same: its list says so,
 * and asks again once there is a connection.
 * @param restart where an address whose beginning was made up leads instead
 * @throws Refusal what the server refused; on the server whatever went wrong
 */
export async function loadList<Page extends ListPage>(
  client: QueryClient,
  query: ListQuery<Page>,
  restart?: () => unknown,
): Promise<void> {
  try {
    await client.ensureInfiniteQueryData({ ...query, revalidateIfStale: true });
  } catch (error) {
    if (restart && errorCode(error) === "input.invalid") throw restart();
    shownByPage(error);
  }
}

/**
 * For loaders whose page says by itself what a browser could not reach, and asks again: the page is shown all the same.
 * @throws the error itself where it is another, and on the server
 */
export function shownByPage(error: unknown): void {
  if (isServer || !isLoadingFailure(error)) throw error;
}
