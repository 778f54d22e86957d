import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { resetPasswordInput, signUpInput } from "@kerkis/contract/identity/identity.schema.ts";
import * as z from "zod/mini";
import { type PasswordPair, passwordsDiffer } from "../../model/passwords-differ.ts";

// The confirmation is the browser's alone: it equals a password that has been checked, or it differs (specification 5).
export const confirmation = z.string().check(z.minLength(1, "required"), z.maxLength(LIMITS.passwordMax));

/** Says at the confirmation that the two differ, whatever else is wrong with the form. */
export const passwordsMatch = () =>
  z.refine<PasswordPair>((pair) => !passwordsDiffer(pair), {
    error: "passwords_differ",
    path: ["confirm_password"],
    when: ({ value }) => hasPasswords(value),
  });

function hasPasswords(value: unknown): value is PasswordPair {
  if (typeof value !== "object" || value === null) return false;
  return [Reflect.get(value, "password"), Reflect.get(value, "confirm_password")].every(
    (text) => typeof text === "string",
  );
}

/** Specification 2.9 and 5: every field of sign-up. */
export const signUpForm = z
  .extend(z.omit(signUpInput, { terms: true, language: true }), {
    confirm_password: confirmation,
    terms: z.boolean().check(z.refine((isTicked) => isTicked, { error: "required" })),
  })
  .check(passwordsMatch());

export const newPasswordForm = z
  .extend(z.pick(resetPasswordInput, { password: true }), { confirm_password: confirmation })
  .check(passwordsMatch());
