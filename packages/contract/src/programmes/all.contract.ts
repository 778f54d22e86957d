import { challengesContract } from "./challenges/challenges.contract.ts";
import { eligibilityContract } from "./eligibility/eligibility.contract.ts";
import { programmesContract } from "./programmes.contract.ts";
import { waitingContract } from "./waiting/waiting.contract.ts";

export const programmes = { ...programmesContract, ...challengesContract, ...eligibilityContract, ...waitingContract };
