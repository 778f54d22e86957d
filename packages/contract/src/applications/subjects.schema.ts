import * as z from "zod/mini";
import { investorDraft } from "../investors/profile.schema.ts";
import { registrationDraft } from "./registration.schema.ts";

/** Answers of an application, whatever it is about: what forms ask alike has one name and one rule in all of them. */
export const applicationAnswers = z.object({ ...registrationDraft.shape, ...investorDraft.shape });
export type ApplicationAnswers = z.infer<typeof applicationAnswers>;
