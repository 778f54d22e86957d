export { evaluatorSteps } from "./own-steps.reads.ts";
