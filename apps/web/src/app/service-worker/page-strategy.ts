import { Strategy, type StrategyHandler } from "workbox-strategies";
import { keptShell } from "./shell-page.ts";

/** A page that takes longer is answered with what is kept. */
const PATIENCE_MS = 4_000;
/** Answers of a proxy whose service is gone. */
const GONE: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Network first. Without an answer in time: the page as it was last seen, else the empty application, else patience.
 * Pages of the signed-in say no-store and are never kept; theirs is the empty application with their own copy of the data.
 */
export class PageStrategy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).then((response) => {
      if (GONE.has(response.status)) throw new Error(`answered ${response.status}`);
      return response;
    });
    void handler.waitUntil(network.catch(() => undefined));
    const inTime = await Promise.race([network.catch(() => undefined), after(PATIENCE_MS)]);
    return inTime ?? (await handler.cacheMatch(request)) ?? (await keptShell()) ?? network;
  }
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Only whole pages that may be stored, and that were not led elsewhere. */
export const mayBeKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  !/no-store/.test(response.headers.get("cache-control") ?? "") &&
  (response.headers.get("content-type") ?? "").startsWith("text/html");
