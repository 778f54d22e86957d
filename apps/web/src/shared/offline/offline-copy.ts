/** Keeps what a person reads on this device, so that the application opens without a connection and shows it. */
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { hydrate, type Query, type QueryCacheNotifyEvent, type QueryClient } from "@tanstack/react-query";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { refusalOf } from "#shared/api/client.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { isKept, KEPT_LIMITS, surplus, VISITOR } from "./kept-answers.ts";
import { deleteAllAnswers, deleteAnswers, type KeptAnswer, readAnswers, writeAnswers } from "./kept-database.ts";

/** Changes are written together, once the page is quiet. */
const WRITE_AFTER_MS = 1_000;
/** How often what is past the limits goes: finding it reads all that is kept. */
const TIDY_EVERY_MS = 60_000;
/** The reader may not have it any more, or it is gone. */
const REFUSED: ReadonlySet<number | undefined> = new Set([403, 404]);
/** An answer that was restored stays for the whole visit, on screen or not. */
const RESTORED_GC_MS = DAY_MS;

const sessionOf = (queryClient: QueryClient): Session | undefined => queryClient.getQueryData(sessionQuery().queryKey);

const ownerOf = (session: Session): string => session.profile?.id ?? VISITOR;

/** All that decides what a person may read: when it changes, nothing that was kept before may stay. */
const readerOf = ({ profile, memberships, current_organization, pages, is_super_admin }: Session): string =>
  JSON.stringify([
    profile?.id,
    profile?.role,
    memberships.map(({ organization_id, role, is_coordinator }) => [organization_id, role, is_coordinator]),
    current_organization?.organization_id,
    pages,
    is_super_admin,
  ]);

/** The same of a session that was written down, perhaps by an earlier version: one of another shape is nobody's. */
function storedReader({ data }: KeptAnswer): string | undefined {
  try {
    return readerOf(data as Session);
  } catch {
    return undefined;
  }
}

/** Fills the cache with what was last known. @returns whether there was anything */
export async function restoreOfflineCopy(queryClient: QueryClient): Promise<boolean> {
  const answers = await readAnswers().catch((): KeptAnswer[] => []);
  const last = answers.find(({ key }) => key[0] === "session");
  const present = sessionOf(queryClient);
  if (present && last && readerOf(present) !== storedReader(last)) return false;
  const owner = last?.owner ?? VISITOR;
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
 * who has signed out, goes at once; so does everything when a person's rights or organization change, and while a super
 * admin works as someone else. An answer belongs to whoever asked for it: what is still on screen after a change of
 * person is kept again only once it has been asked for again.
 */
export class OfflineCopy {
  #queryClient: QueryClient;
  #onForgotten: () => void;
  #owner: string | undefined;
  #reader: string | undefined;
  /** Answers that an earlier reader asked for. */
  #foreign = new WeakSet<Query>();
  /** What the present reader has asked for. */
  #asked = new WeakSet<Query>();
  #waiting = new Set<Query>();
  #isPlanned = false;
  #work: Promise<unknown> = Promise.resolve();
  #tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(queryClient: QueryClient, onForgotten: () => void) {
    this.#queryClient = queryClient;
    this.#onForgotten = onForgotten;
  }

  /** Starts with what is on screen already. */
  async start(): Promise<void> {
    const known = await readAnswers().catch((): KeptAnswer[] => []);
    const last = known.find(({ key }) => key[0] === "session");
    this.#owner = last?.owner;
    this.#reader = last && storedReader(last);
    this.#follow([]);
    for (const query of this.#queryClient.getQueryCache().getAll()) this.#note(query);
    this.#queryClient.getQueryCache().subscribe((event) => this.#onEvent(event));
  }

  #onEvent(event: QueryCacheNotifyEvent): void {
    const { query, type } = event;
    if (type === "updated" && event.action.type === "fetch") this.#asked.add(query);
    if (type === "updated" && event.action.type === "error") this.#dropRefused(query, event.action.error);
    // Asked again in vain, and changed without asking, it is still what the earlier reader was told.
    const isAnswered = type === "updated" && event.action.type === "success" && event.action.manual !== true;
    if (isAnswered && this.#asked.has(query)) this.#foreign.delete(query);
    const isRead = type === "observerAdded" || (type === "updated" && event.action.type === "success");
    if (!isRead) return;
    if (query.queryKey[0] === "session") this.#follow(this.#queryClient.getQueryCache().getAll());
    this.#note(query);
  }

  /** What was read before and is refused now goes. */
  #dropRefused(query: Query, error: unknown): void {
    const owner = this.#owner;
    if (owner === undefined || !REFUSED.has(refusalOf(error)?.status)) return;
    this.#waiting.delete(query);
    this.#later(() => deleteAnswers([{ owner, hash: query.queryHash }]));
  }

  /** Whose copy this is follows the session; `answered` is what was asked for before it. */
  #follow(answered: readonly Query[]): void {
    const session = sessionOf(this.#queryClient);
    if (!session) return;
    const owner = session.impersonation ? undefined : ownerOf(session);
    const reader = owner && readerOf(session);
    if (reader === this.#reader) return;
    const hadOwner = this.#owner !== undefined;
    this.#owner = owner;
    this.#reader = reader;
    this.#waiting.clear();
    this.#asked = new WeakSet();
    for (const query of answered) if (query.queryKey[0] !== "session") this.#foreign.add(query);
    if (!hadOwner) return;
    this.#later(deleteAllAnswers);
    this.#onForgotten();
  }

  #note(query: Query): void {
    if (this.#owner === undefined || query.state.data === undefined || !isKept(query.queryKey)) return;
    if (query.getObserversCount() === 0 || this.#foreign.has(query)) return;
    this.#waiting.add(query);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => this.#write(), WRITE_AFTER_MS);
  }

  #write(): void {
    this.#isPlanned = false;
    const [owner, reader] = [this.#owner, this.#reader];
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
      // Who signed out or lost a right in the meantime leaves nothing behind.
      if (this.#reader !== reader) return;
      await writeAnswers(answers);
      if (viewedAt - this.#tidiedAt < TIDY_EVERY_MS) return;
      this.#tidiedAt = viewedAt;
      await deleteAnswers(surplus(await readAnswers(), owner, viewedAt));
    });
  }

  /** One after the other; a device that will not keep anything is no error. */
  #later(work: () => Promise<unknown>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }
}
