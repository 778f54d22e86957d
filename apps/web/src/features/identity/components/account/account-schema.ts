/** What checks the forms of the account's settings; it comes after them. */
import { email } from "@kerkis/contract/core/fields.ts";
import { personName } from "@kerkis/contract/identity/identity.schema.ts";
import * as z from "zod/mini";

export const nameForm = z.object({ first_name: personName, last_name: personName });

/** The present password, where there is one. */
const proof = (hasPassword: boolean) => (hasPassword ? z.string().check(z.minLength(1, "required")) : z.string());

export const emailForm = (hasPassword: boolean) => z.object({ email, password: proof(hasPassword) });

/** The account's own address typed, and the password where there is one. */
export const deletionForm = (own: string, hasPassword: boolean) =>
  z.object({
    confirmation: z.pipe(email, z.string().check(z.refine<string>((typed) => typed === own, { error: "invalid" }))),
    password: proof(hasPassword),
  });
