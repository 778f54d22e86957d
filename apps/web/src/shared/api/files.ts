/** Files that are sent and fetched beside the API's calls. */
import { loadErrorTexts } from "./error-wording.ts";
import { currentTransport, send } from "./transport.ts";

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
  const [, name = ""] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  saveFile(await response.blob(), name);
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function refusedFile({ status }: Response, reply: unknown): Promise<Error> {
  await loadErrorTexts();
  const refusal = typeof reply === "object" && reply !== null ? reply : {};
  const code = "code" in refusal && typeof refusal.code === "string" ? refusal.code : "server.unexpected";
  const data = "data" in refusal ? refusal.data : undefined;
  return Object.assign(new Error(code), { code, status, data });
}
