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
    const network = handler.fetch(request).then(async (response) => {
      if (GONE.has(response.status)) {
        await leaveUnread(response);
        throw new Error(`answered ${response.status}`);
      }
      if (mayBeKept(response)) void handler.waitUntil(handler.cachePut(request, response.clone()));
      return response;
    });
    void handler.waitUntil(network.catch(() => undefined));
    const patience = RELOADS.has(request.cache) ? RELOAD_PATIENCE_MS : PATIENCE_MS;
    const inTime = await Promise.race([network.catch(() => undefined), after(patience)]);
    if (inTime) return inTime;
    const kept = (await handler.cacheMatch(request)) ?? (await keptShell());
    if (kept) void handler.waitUntil(network.then(leaveUnread).catch(() => undefined));
    return kept ?? network;
  }
}

/** Frees the connection of an answer that nobody reads: browsers have six, and the scripts of a page wait for them. */
export const leaveUnread = async (response: Response): Promise<void> => response.body?.cancel();

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Only whole pages that may be stored, and that were not led elsewhere. */
export const mayBeKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  !/no-store/.test(response.headers.get("cache-control") ?? "") &&
  (response.headers.get("content-type") ?? "").startsWith("text/html");
