import type { contract } from "@kerkis/contract/contract.ts";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";

/** Every endpoint of the contract as a function. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract>>;
