import { adminContract } from "./admin.contract.ts";
import { systemContract } from "./system.contract.ts";
import { contactContract } from "./contact/contact.contract.ts";
import { organizationAdminContract } from "./organization/organization-admin.contract.ts";

/** All endpoints of the module. */
export const admin = { ...adminContract, ...systemContract, ...contactContract, ...organizationAdminContract };
