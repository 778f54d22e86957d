/** What other modules may use of the registry. */
export { startupImports } from "./imported/imported.repo.ts";
export { possibleDuplicates } from "./duplicates.reads.ts";
export { startupMatches, startupMeaning } from "./matching.reads.ts";
export { ownedBy, roleInStartup, startupPeopleIds } from "./people/people.reads.ts";
export { answersOf as startupAnswers } from "./profile/profile.reads.ts";
export { startupById } from "./profile/profile.repo.ts";
export { managedScope } from "./requests/requests.service.ts";
export { startupPageById } from "./startups.reads.ts";
export { linksFollowMerges } from "./merge/merged-links.service.ts";
export {
  ownerLeft,
  startupMerged,
  startupMergeUndone,
  startupPublished,
  startupUnpublished,
} from "./startups.events.ts";
export {
  duplicateVisibility,
  explainStartup,
  managesRegistry,
  startupVisibility,
  websiteDomain,
} from "./startups.policy.ts";
export { upsertFromRegistration } from "./startups.repo.ts";
export { publishStartup, unpublishStartup } from "./startups.service.ts";
