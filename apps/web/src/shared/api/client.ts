/** The typed client of the contract; the only file of the browser application that imports oRPC. */
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "@kerkis/contract/contract.ts";
import { currentTransport, workingOrganization } from "./transport.ts";

const link = new OpenAPILink(contract, {
  url: () => `${currentTransport().origin}/api`,
  // The server refuses writes without this header: no foreign page can send it (cross-site request forgery).
  headers: () => {
    const organization = workingOrganization();
    return { "x-kerkis": "1", ...(organization !== undefined && { "x-kerkis-organization": organization }) };
  },
  fetch: (request) => currentTransport().fetch(request),
});

export type Api = JsonifiedClient<ContractRouterClient<typeof contract>>;

/** Call it from query and mutation factories only: `api.startups.list(input)`. */
export const api: Api = createORPCClient(link);

/** A refusal as it came over the wire: code, HTTP status and data. Undefined when the call never got an answer. */
export function refusalOf(error: unknown): { code: string; status: number; data: unknown } | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  return { code: String(error.code), status: error.status, data: error.data };
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
  const response = await currentTransport().fetch(request);
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply;
  const refusal = typeof reply === "object" && reply !== null ? reply : {};
  const code = "code" in refusal && typeof refusal.code === "string" ? refusal.code : "server.unexpected";
  throw new ORPCError(code, { status: response.status, data: "data" in refusal ? refusal.data : undefined });
}
