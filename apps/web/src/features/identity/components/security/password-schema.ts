import { changePasswordInput } from "@kerkis/contract/identity/security.schema.ts";
import * as z from "zod/mini";
import { confirmation, passwordsMatch } from "../sign-up/sign-up-schema.ts";

const required = z.string().check(z.minLength(1, "required"));

/** A new password, and the present one where there is one. */
export const passwordForm = (hasPassword: boolean) =>
  z
    .object({
      current_password: hasPassword ? required : z.string(),
      password: changePasswordInput.shape.password,
      confirm_password: confirmation,
    })
    .check(passwordsMatch());
