import { email, requiredText } from "@kerkis/contract/core/fields.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import * as z from "zod/mini";

export const personForm = z.object({ email });
export const organizationForm = z.object({ organization: requiredText(LIMITS.nameMax) });
