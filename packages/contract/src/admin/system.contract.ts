import { operationsContract } from "./operations/operations.contract.ts";
import { peopleContract } from "./people/people.contract.ts";

/** What super admins run the installation with. */
export const systemContract = { ...peopleContract, ...operationsContract };
