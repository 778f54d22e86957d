import type { Page } from "@playwright/test";

/** Everything that the browser keeps for the page's origin, as text: both storages, every database, every cache. */
export const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
      });
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push([name, store, await asked(database.transaction(store).objectStore(store).getAll())]);
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push([name, (await cache.keys()).map(({ url }) => url)]);
      // All at once: asked for one by one the files of the build take most of the time.
      for (const response of await cache.matchAll())
        if (/json|html/.test(response.headers.get("content-type") ?? "")) found.push([name, await response.text()]);
    }
    return JSON.stringify(found);
  });
