/** Keeps what a person reads on this device, so that the application opens without a connection and shows it. */
import { hydrate, type Query, type QueryCacheNotifyEvent, type QueryClient } from "@tanstack/react-query";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { isKept, KEPT_LIMITS, surplus, VISITOR } from "./kept-answers.ts";
import { deleteAllAnswers, deleteAnswers, type KeptAnswer, readAnswers, writeAnswers } from "./kept-database.ts";

/** Changes are written together, once the page is quiet. */
const WRITE_AFTER_MS = 1_000;
/** An answer that was restored stays for the whole visit, on screen or not. */
const RESTORED_GC_MS = 24 * 60 * 60 * 1000;

const sessionOf = (queryClient: QueryClient): Session | undefined => queryClient.getQueryData(sessionQuery().queryKey);

const ownerOf = (session: Session): string => session.profile?.id ?? VISITOR;

/** Fills the cache with what was last known. @returns whether there was anything */
export async function restoreOfflineCopy(queryClient: QueryClient): Promise<boolean> {
  const answers = await readAnswers().catch((): KeptAnswer[] => []);
  const owner = answers.find(({ key }) => key[0] === "session")?.owner ?? VISITOR;
  const oldest = Date.now() - KEPT_LIMITS.ageMs;
  const queries = answers
    .filter((answer) => answer.owner === owner && answer.updatedAt > oldest)
    .map(({ key, hash, data, updatedAt }) => ({
      queryKey: key,
      queryHash: hash,
      dehydratedAt: updatedAt,
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt: updatedAt,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: false,
        status: "success" as const,
        fetchStatus: "idle" as const,
      },
    }));
  hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: RESTORED_GC_MS } } });
  return queries.length > 0;
}

/**
 * Writes down lists and records as they are shown, under the person's id. What belongs to another person, or to someone
 * who has signed out, goes at once; so does everything while a super admin works as someone else.
 */
export class OfflineCopy {
  #queryClient: QueryClient;
  #onForgotten: () => void;
  #owner: string | undefined;
  #waiting = new Set<Query>();
  #isPlanned = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(queryClient: QueryClient, onForgotten: () => void) {
    this.#queryClient = queryClient;
    this.#onForgotten = onForgotten;
  }

  /** Starts with what is on screen already. */
  async start(): Promise<void> {
    const known = await readAnswers().catch((): KeptAnswer[] => []);
    this.#owner = known.find(({ key }) => key[0] === "session")?.owner;
    this.#follow();
    for (const query of this.#queryClient.getQueryCache().getAll()) this.#note(query);
    this.#queryClient.getQueryCache().subscribe((event) => this.#onEvent(event));
  }

  #onEvent(event: QueryCacheNotifyEvent): void {
    const { query, type } = event;
    const isRead = type === "observerAdded" || (type === "updated" && event.action.type === "success");
    if (!isRead) return;
    if (query.queryKey[0] === "session") this.#follow();
    this.#note(query);
  }

  /** Whose copy this is follows the session. */
  #follow(): void {
    const session = sessionOf(this.#queryClient);
    if (!session) return;
    const owner = session.impersonation ? undefined : ownerOf(session);
    if (owner === this.#owner) return;
    const hadOwner = this.#owner !== undefined;
    this.#owner = owner;
    this.#waiting.clear();
    if (!hadOwner) return;
    this.#later(deleteAllAnswers);
    this.#onForgotten();
  }

  #note(query: Query): void {
    if (this.#owner === undefined || query.state.data === undefined || !isKept(query.queryKey)) return;
    if (query.getObserversCount() === 0) return;
    this.#waiting.add(query);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => this.#write(), WRITE_AFTER_MS);
  }

  #write(): void {
    this.#isPlanned = false;
    const owner = this.#owner;
    const queries = [...this.#waiting];
    this.#waiting.clear();
    if (owner === undefined) return;
    const viewedAt = Date.now();
    const answers = queries.flatMap(({ queryKey, queryHash, state: { data, dataUpdatedAt } }): KeptAnswer[] => {
      const bytes = JSON.stringify(data)?.length ?? 0;
      if (bytes === 0 || bytes > KEPT_LIMITS.answerBytes) return [];
      return [{ owner, hash: queryHash, key: queryKey, data, updatedAt: dataUpdatedAt, viewedAt, bytes }];
    });
    this.#later(async () => {
      // Who signed out in the meantime leaves nothing behind.
      if (this.#owner !== owner) return;
      await writeAnswers(answers);
      await deleteAnswers(surplus(await readAnswers(), owner, viewedAt));
    });
  }

  /** One after the other; a device that will not keep anything is no error. */
  #later(work: () => Promise<unknown>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }
}
