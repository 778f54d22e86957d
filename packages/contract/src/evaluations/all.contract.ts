import { evaluationsContract } from "./evaluations.contract.ts";
import { templatesContract } from "./templates/templates.contract.ts";

export const evaluations = { ...evaluationsContract, ...templatesContract };
