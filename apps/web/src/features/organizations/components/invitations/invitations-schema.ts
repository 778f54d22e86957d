/** What checks the forms around invitations; it comes after them. */
import { email } from "@kerkis/contract/core/fields.ts";
import { invitedSignUpInput } from "@kerkis/contract/organizations/invitations.schema.ts";
import * as z from "zod/mini";
import { confirmation, passwordsMatch } from "#features/identity/sign-up-checks.public.ts";

export const inviteForm = z.object({ email });

export const invitedSignUpForm = z
  .extend(z.omit(invitedSignUpInput, { token: true, terms: true, language: true }), {
    confirm_password: confirmation,
    terms: z.boolean().check(z.refine((isTicked) => isTicked, { error: "required" })),
  })
  .check(passwordsMatch());
