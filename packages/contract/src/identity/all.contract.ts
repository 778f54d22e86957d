import { identityContract } from "./identity.contract.ts";
import { securityContract } from "./security.contract.ts";
import { accountContract } from "./account.contract.ts";

/** All endpoints of the module. */
export const identity = { ...identityContract, ...securityContract, ...accountContract };
