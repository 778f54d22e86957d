// One line for each module that has some, and nothing else: happenings.ts puts them together.
export { adminHappenings } from "./admin/admin.happenings.ts";
export { applicationsHappenings } from "./applications/applications.happenings.ts";
export { callsHappenings } from "./applications/calls.happenings.ts";
export { evaluationsHappenings } from "./evaluations/evaluations.happenings.ts";
export { identityHappenings } from "./identity/identity.happenings.ts";
export { importsHappenings } from "./imports/imports.happenings.ts";
export { investorsHappenings } from "./investors/investors.happenings.ts";
export { organizationsHappenings } from "./organizations/organizations.happenings.ts";
export { programmesHappenings } from "./programmes/programmes.happenings.ts";
export { startupsHappenings } from "./startups/startups.happenings.ts";
export { eventsHappenings } from "./events/events.happenings.ts";
export { workflowsHappenings } from "./workflows/workflows.happenings.ts";
export { judgingHappenings } from "./judging/judging.happenings.ts";
