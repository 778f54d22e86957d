import { operationsContract } from "./operations.contract.ts";
import { peopleContract } from "./people.contract.ts";

/** What super admins run the installation with. */
export const systemContract = { ...peopleContract, ...operationsContract };
