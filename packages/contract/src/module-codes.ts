// One line for each module that has some, and nothing else: codes.ts puts them together.
export { coreCodes } from "./core/codes.ts";
export { adminCodes } from "./admin/admin.codes.ts";
export { applicationsCodes } from "./applications/applications.codes.ts";
export { assistantCodes } from "./assistant/assistant.codes.ts";
export { evaluationsCodes } from "./evaluations/evaluations.codes.ts";
export { identityCodes } from "./identity/identity.codes.ts";
export { notificationsCodes } from "./notifications/notifications.codes.ts";
export { organizationsCodes } from "./organizations/organizations.codes.ts";
export { programmesCodes } from "./programmes/programmes.codes.ts";
export { importsCodes } from "./imports/imports.codes.ts";
export { startupsCodes } from "./startups/startups.codes.ts";
export { investorsCodes } from "./investors/investors.codes.ts";
export { judgingCodes } from "./judging/judging.codes.ts";
export { eventsCodes } from "./events/events.codes.ts";
export { workflowsCodes } from "./workflows/workflows.codes.ts";
export { formsCodes } from "./forms/forms.codes.ts";
