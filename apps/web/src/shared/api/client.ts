/** The door to the API. Contract and client library load with the first call: a page that the server rendered needs neither. */
import type { Api } from "./client-type.ts";
import { withErasedNames } from "./erased-names.ts";
import { reportLostPart } from "#shared/offline/connectivity.ts";
import { loadErrorTexts } from "./error-wording.ts";

type Call = (...parameters: readonly unknown[]) => Promise<unknown>;

const loadClient = (): Promise<unknown> =>
  import("./client-link.ts").then(
    ({ client }) => client,
    (error: unknown) => {
      reportLostPart();
      throw error;
    },
  );

/** Stands for `api.startups.list` until it is called; then the client itself makes the call. */
function endpointAt(path: readonly string[]): unknown {
  const call: Call = async (...parameters) => {
    let found = await loadClient();
    for (const step of path) found = Reflect.get(Object(found), step);
    try {
      return withErasedNames(await (found as Call)(...parameters));
    } catch (error) {
      if (isRefusedCall(error)) await loadErrorTexts();
      throw error;
    }
  };
  return new Proxy(call, {
    // Symbols and `then` are what engines ask of anything they await or print.
    get: (_, step) => (typeof step === "string" && step !== "then" ? endpointAt([...path, step]) : undefined),
  });
}

/** Call it from query and mutation factories only: `api.startups.list(input)`. */
export const api = endpointAt([]) as Api;

/** A refusal of the server, or of the client library in its name. */
interface RefusedCall extends Error {
  code: string;
  status: number;
  data: unknown;
}

const isRefusedCall = (error: unknown): error is RefusedCall =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  "data" in error &&
  "status" in error &&
  typeof error.status === "number";

/** A refusal as it came over the wire: code, HTTP status and data. Undefined when the call never got an answer. */
export function refusalOf(error: unknown): { code: string; status: number; data: unknown } | undefined {
  if (!isRefusedCall(error)) return undefined;
  return { code: error.code, status: error.status, data: error.data };
}
