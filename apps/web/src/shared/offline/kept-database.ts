/** The browser's own store of what a person has read, for when the service cannot be reached. */

/** One answer of the service, as it was read. */
export interface KeptAnswer {
  /** Whose it is: a person's id, or `visitor`. */
  owner: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  /** When the service gave it, and when it was last on screen, in milliseconds. */
  updatedAt: number;
  viewedAt: number;
  bytes: number;
}

export const KEPT_DATABASE = "kerkis-offline";
const STORE = "answers";
const VERSION = 1;

let opening: Promise<IDBDatabase> | undefined;

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
  });
}

function open(): Promise<IDBDatabase> {
  opening ??= (() => {
    const request = indexedDB.open(KEPT_DATABASE, VERSION);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: ["owner", "hash"] }),
    );
    return settled(request);
  })();
  // A store that would not open (private mode, full disk) is tried again the next time.
  opening.catch(() => (opening = undefined));
  return opening;
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Result): Promise<Result> {
  const transaction = (await open()).transaction(STORE, mode);
  const result = work(transaction.objectStore(STORE));
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("indexedDB")));
  });
  return result;
}

export async function readAnswers(): Promise<KeptAnswer[]> {
  const request = await inStore("readonly", (store): IDBRequest<KeptAnswer[]> => store.getAll());
  return request.result;
}

export const writeAnswers = (answers: readonly KeptAnswer[]): Promise<void> =>
  inStore("readwrite", (store) => {
    for (const answer of answers) store.put(answer);
  });

export const deleteAnswers = (answers: readonly Pick<KeptAnswer, "owner" | "hash">[]): Promise<void> =>
  inStore("readwrite", (store) => {
    for (const { owner, hash } of answers) store.delete([owner, hash]);
  });

export const deleteAllAnswers = (): Promise<void> =>
  inStore("readwrite", (store) => {
    store.clear();
  });
