import { Strategy, type StrategyHandler } from "workbox-strategies";
import { keptShell } from "./shell-page.ts";

/** A page that takes longer is answered with what is kept. */
const PATIENCE_MS = 4_000;
/** Who asks for the page anew has the kept one before them, perhaps in the language that they have just left. */
const RELOAD_PATIENCE_MS = 20_000;
const RELOADS: ReadonlySet<RequestCache> = new Set(["no-cache", "reload"]);
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
    const patience = RELOADS.has(request.cache) ? RELOAD_PATIENCE_MS : PATIENCE_MS;
    const inTime = await Promise.race([network.catch(() => undefined), after(patience)]);
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
