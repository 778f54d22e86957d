import { organizationsContract } from "./organizations.contract.ts";
import { membersContract } from "./members.contract.ts";
import { permissionsContract } from "./settings/permissions.contract.ts";

/** All endpoints of the module. */
export const organizations = { ...organizationsContract, ...membersContract, ...permissionsContract };
