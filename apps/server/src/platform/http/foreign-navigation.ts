import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/**
 * Downloads that cost work and leave an entry are started by our own pages only. Browsers say where a navigation comes from.
 * @throws Refusal request.origin
 */
export function refuseForeignNavigation(request: Pick<FastifyRequest, "headers">): void {
  if (["cross-site", "same-site"].includes(String(request.headers["sec-fetch-site"])))
    throw new Refusal("request.origin");
}
