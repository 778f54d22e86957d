import * as z from "zod/mini";
import { id } from "../../core/fields.ts";

/** What a file may hold; two hundred steps with all their words take less. */
export const BPMN_MAX = 800_000;

export const bpmnFile = z.object({ name: z.string(), xml: z.string() });
export const bpmnTemplate = z.object({ id });
export const bpmnInput = z.object({
  xml: z.string().check(z.minLength(1, "required"), z.maxLength(BPMN_MAX, "too_long")),
});
