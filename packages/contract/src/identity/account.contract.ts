import { endpoint } from "../core/endpoint.ts";
import {
  account,
  changeEmailInput,
  consentInput,
  deletionInput,
  languageInput,
  profileInput,
  roleInput,
} from "./account.schema.ts";
import { done, tokenInput } from "./identity.schema.ts";

const mine = { access: { kind: "signed-in" } } as const;

/** What people do with their own account: profile, e-mail, language, role, consent, deletion (completions 1 and 10). */
export const accountContract = {
  account: endpoint({ ...mine, method: "GET", path: "/account", summary: "The caller's own account" }).output(account),
  updateProfile: endpoint({
    ...mine,
    method: "PATCH",
    path: "/account/profile",
    summary: "Change one's name or picture; refused when it changed since the version seen",
  })
    .input(profileInput)
    .output(account),
  changeLanguage: endpoint({
    ...mine,
    method: "PUT",
    path: "/account/language",
    summary: "Language of the interface and of mails",
  })
    .input(languageInput)
    .output(done),
  changeEmail: endpoint({
    ...mine,
    method: "POST",
    path: "/account/email",
    summary: "Ask for another e-mail: its address gets a link, the present one a notice",
    rateLimit: "account-mail",
  })
    .input(changeEmailInput)
    .output(account),
  cancelEmailChange: endpoint({
    ...mine,
    method: "DELETE",
    path: "/account/email",
    summary: "Forget the e-mail that waits to be confirmed",
  }).output(account),
  confirmEmail: endpoint({
    access: { kind: "public" },
    method: "POST",
    path: "/auth/confirm-email",
    summary: "Use the link that was sent to a new e-mail",
    rateLimit: "link",
  })
    .input(tokenInput)
    .output(done),
  changeRole: endpoint({
    ...mine,
    method: "POST",
    path: "/account/role",
    summary: "Take another role; evaluator and admin become a request",
    rateLimit: "account",
  })
    .input(roleInput)
    .output(account),
  withdrawRoleRequest: endpoint({
    ...mine,
    method: "DELETE",
    path: "/account/role-request",
    summary: "Take one's open role request back",
  }).output(account),
  setConsent: endpoint({
    ...mine,
    method: "PUT",
    path: "/account/consents",
    summary: "Give or take back a consent; every decision is kept",
    rateLimit: "account",
  })
    .input(consentInput)
    .output(account),
  requestDeletion: endpoint({
    ...mine,
    method: "POST",
    path: "/account/deletion",
    summary: "Have the account erased after 30 days",
    rateLimit: "account-mail",
  })
    .input(deletionInput)
    .output(account),
  cancelDeletion: endpoint({
    ...mine,
    method: "DELETE",
    path: "/account/deletion",
    summary: "Keep the account after all",
  }).output(account),
};
