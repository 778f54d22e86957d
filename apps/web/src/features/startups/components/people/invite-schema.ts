import { email } from "@kerkis/contract/core/fields.ts";
import * as z from "zod/mini";

export const invitePersonForm = z.object({ email });
