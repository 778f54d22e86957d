import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { passwordHash } from "#platform/auth/passwords.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { passwordWeaknesses, type PasswordOwner } from "./passwords.policy.ts";

const COMMONEST = 10_000;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords that are long enough to be asked for; read with the first new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  commonest ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    const long = dictionary["passwords-common"].filter((password) => password.length >= LIMITS.passwordMin);
    return new Set(long.slice(0, COMMONEST));
  });
  return commonest;
}

/**
 * Hash of a new password that its owner may use.
 * @throws Refusal auth.weak_password, with its reasons at the field
 */
export async function newPasswordHash(password: string, owner: PasswordOwner): Promise<string> {
  await refuseWeakPassword(password, owner);
  return passwordHash(password);
}

/** @throws Refusal auth.weak_password, with its reasons at the field */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const weaknesses = passwordWeaknesses(password, owner, await commonPasswords());
  if (weaknesses.length === 0) return;
  const fields = weaknesses.map((code) => ({ path: "password", code }));
  throw new Refusal("auth.weak_password", { fields });
}
