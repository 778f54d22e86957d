export { editsWorkflow } from "./templates/templates.reads.ts";
