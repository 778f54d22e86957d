/** The door to the API. Contract and client library load with the first call: a page that the server rendered needs neither. */
import type { Api } from "./client-type.ts";
import { loadErrorTexts } from "./error-wording.ts";
import { currentTransport, send } from "./transport.ts";

type Call = (...parameters: readonly unknown[]) => Promise<unknown>;

const loadClient = async (): Promise<unknown> => (await import("./client-link.ts")).client;

/** Stands for `api.startups.list` until it is called; then the client itself makes the call. */
function endpointAt(path: readonly string[]): unknown {
  const call: Call = async (...parameters) => {
    let found = await loadClient();
    for (const step of path) found = Reflect.get(Object(found), step);
    try {
      return await (found as Call)(...parameters);
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

/** Sends one file to a file route (contract core/uploads). Answers the reply's JSON; a refusal is worded by `errorText` like any other. */
export async function uploadFile(path: string, file: Blob): Promise<unknown> {
  const body = new FormData();
  body.append("file", file);
  const request = new Request(`${currentTransport().origin}${path}`, {
    method: "POST",
    body,
    headers: { "x-kerkis": "1" },
  });
  const response = await send(request);
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply;
  throw await refusedFile(response, reply);
}

/** Fetches a file and lets the browser save it under the name that the server gives. A refusal is worded by `errorText`. */
export async function downloadFile(path: string): Promise<void> {
  const response = await send(new Request(`${currentTransport().origin}${path}`));
  if (!response.ok) throw await refusedFile(response, await response.json().catch(() => null));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function refusedFile({ status }: Response, reply: unknown): Promise<RefusedCall> {
  await loadErrorTexts();
  const refusal = typeof reply === "object" && reply !== null ? reply : {};
  const code = "code" in refusal && typeof refusal.code === "string" ? refusal.code : "server.unexpected";
  const data = "data" in refusal ? refusal.data : undefined;
  return Object.assign(new Error(code), { code, status, data });
}
