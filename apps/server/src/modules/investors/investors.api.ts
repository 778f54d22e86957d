/** What other modules may use of the investors. */
export { possibleInvestorDuplicates } from "./duplicates.reads.ts";
export { investorImports } from "./imported/imported.repo.ts";
export { investorMerged, investorMergeUndone } from "./investors.events.ts";
export { publishInvestor, registerInvestor, unpublishInvestor } from "./investors.service.ts";
export { investorRunners, isRunBy as investorIsRunBy } from "./people/people.reads.ts";
