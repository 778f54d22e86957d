import { investorsContract } from "./investors.contract.ts";
import { mergeContract } from "./merge/merge.contract.ts";

/** All endpoints of the module. */
export const investors = { ...investorsContract, ...mergeContract };
