import * as z from "zod/mini";
import { endpoint, type EndpointDefinition } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { done } from "./identity.schema.ts";
import {
  addPasskeyInput,
  backupCodes,
  changePasswordInput,
  codeInput,
  linkInput,
  passkey,
  passkeyName,
  passkeyOptions,
  proof,
  removeInput,
  sessionInfo,
  twoFactorSetup,
  waysIn,
} from "./security.schema.ts";

const mine = (definition: Omit<EndpointDefinition, "access">) =>
  endpoint({ ...definition, access: { kind: "signed-in" } });
/** Commands that check a secret count wrong ones, so that a stolen session cannot guess. */
const guarded = { rateLimit: "proof" } as const;

/** Sessions, second factors, passkeys and linked accounts of the person who asks. */
export const securityContract = {
  waysIn: mine({ method: "GET", path: "/me/ways-in", summary: "Every way into my account" }).output(waysIn),
  sessions: mine({ method: "GET", path: "/me/sessions", summary: "Where I am signed in" }).output(
    z.object({ items: z.array(sessionInfo) }),
  ),
  revokeSession: mine({ method: "DELETE", path: "/me/sessions/{id}", summary: "End one of my sessions" })
    .input(z.object({ id }))
    .output(done),
  revokeOtherSessions: mine({
    method: "POST",
    path: "/me/sessions/revoke-others",
    summary: "End all my sessions but this one",
  }).output(z.object({ ended: z.int() })),
  changePassword: mine({
    method: "POST",
    path: "/me/password",
    summary: "Change my password, or set a first one; ends my other sessions",
    ...guarded,
  })
    .input(changePasswordInput)
    .output(done),
  beginTwoFactor: mine({
    method: "POST",
    path: "/me/two-factor",
    summary: "Begin to set up an authenticator app",
    ...guarded,
  })
    .input(proof)
    .output(twoFactorSetup),
  confirmTwoFactor: mine({
    method: "POST",
    path: "/me/two-factor/confirm",
    summary: "Turn two-factor sign-in on with a first code; answers the backup codes, once",
    ...guarded,
  })
    .input(codeInput)
    .output(backupCodes),
  renewBackupCodes: mine({
    method: "POST",
    path: "/me/two-factor/backup-codes",
    summary: "New backup codes; the old ones end",
    ...guarded,
  })
    .input(proof)
    .output(backupCodes),
  disableTwoFactor: mine({
    method: "POST",
    path: "/me/two-factor/disable",
    summary: "Turn two-factor sign-in off",
    ...guarded,
  })
    .input(proof)
    .output(done),
  beginPasskey: mine({
    method: "POST",
    path: "/me/passkeys/options",
    summary: "What a device is asked to make a passkey with",
    ...guarded,
  })
    .input(proof)
    .output(passkeyOptions),
  addPasskey: mine({ method: "POST", path: "/me/passkeys", summary: "Add the passkey that the device made" })
    .input(addPasskeyInput)
    .output(passkey),
  renamePasskey: mine({ method: "PATCH", path: "/me/passkeys/{id}", summary: "Rename a passkey" })
    .input(z.object({ id, name: passkeyName }))
    .output(passkey),
  removePasskey: mine({
    method: "POST",
    path: "/me/passkeys/{id}/remove",
    summary: "Remove a passkey",
    ...guarded,
  })
    .input(removeInput)
    .output(done),
  linkAccount: mine({
    method: "POST",
    path: "/me/accounts",
    summary: "Begin to link Google or LinkedIn; answers the address to go to",
    ...guarded,
  })
    .input(linkInput)
    .output(z.object({ url: z.string() })),
  unlinkAccount: mine({
    method: "POST",
    path: "/me/accounts/{id}/unlink",
    summary: "Unlink Google or LinkedIn",
    ...guarded,
  })
    .input(removeInput)
    .output(done),
};
