import isNetworkError from "is-network-error";
import { isGatewayFailure } from "#shared/api/errors.ts";
import { isChunkLoadFailure } from "./chunk-load-failure.ts";

/** What a page threw because something could not be loaded, not because the program is wrong (specification 8, error screens). */
export const isLoadingFailure = (error: unknown): boolean =>
  isChunkLoadFailure(error) || isGatewayFailure(error) || isNetworkError(error);
