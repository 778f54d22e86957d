import { placeOf } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import type { ApiTransport } from "#shared/api/transport.ts";

/** One answered call: method and path without ids, how long it took, and whether it went well. */
export interface MeasuredCall {
  call: string;
  isChange: boolean;
  milliseconds: number;
  ok: boolean;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const REQUEST_TIMEOUT = 408;
/** A refusal is an answer of the product: only what broke counts as failed. */
const isFailure = (status: number): boolean => status >= 500 || status === REQUEST_TIMEOUT;

/** The same transport, telling of every call. Calls that were taken back are not told of. */
export function measuredTransport(
  transport: ApiTransport,
  now: () => number,
  tell: (call: MeasuredCall) => void,
): ApiTransport {
  return {
    get origin() {
      return transport.origin;
    },
    fetch: async (request) => {
      const startedAt = now();
      const report = (ok: boolean) =>
        tell({
          call: `${request.method} ${placeOf(new URL(request.url).pathname.replace(/^\/api/, ""))}`,
          isChange: !READS.has(request.method),
          milliseconds: now() - startedAt,
          ok,
        });
      try {
        const response = await transport.fetch(request);
        report(!isFailure(response.status));
        return response;
      } catch (error) {
        if (error instanceof TypeError) report(false);
        throw error;
      }
    },
  };
}
