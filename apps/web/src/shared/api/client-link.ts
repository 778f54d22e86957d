/** The typed client itself; the only file of the browser application that imports oRPC. It loads with the first call. */
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "@kerkis/contract/contract.ts";
import type { Api } from "./client-type.ts";
import { currentTransport, send, workingOrganization } from "./transport.ts";

const link = new OpenAPILink(contract, {
  url: () => `${currentTransport().origin}/api`,
  // The server refuses writes without this header: no foreign page can send it (cross-site request forgery).
  headers: () => {
    const organization = workingOrganization();
    return { "x-kerkis": "1", ...(organization !== undefined && { "x-kerkis-organization": organization }) };
  },
  fetch: (request) => send(request),
});

export const client: Api = createORPCClient(link);
