import * as modules from "./module-contracts.ts";

/** Every endpoint of the product, by module. */
export const contract = { ...modules };
