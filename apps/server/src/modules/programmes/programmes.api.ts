export { programmeCopied, programmeStepped } from "./programmes.events.ts";
export { windowRefusal } from "./programmes.policy.ts";
export {
  callKnownTo,
  programmeById,
  programmeColumns,
  programmeRefColumns,
  programmeOrganization,
  programmeFor,
  programmeShown,
  registryProgramme,
  type ProgrammeRecord,
} from "./programmes.reads.ts";
export { ensureRegistry, isEvaluatedWith, registryId, useEvaluationTemplate } from "./programmes.repo.ts";
export { editsProgramme } from "./challenges/challenges.reads.ts";
export { publishedQuestions, rulesOf, rulesVersion } from "./eligibility/eligibility.reads.ts";
export { openProgrammes } from "./open-programmes.reads.ts";
