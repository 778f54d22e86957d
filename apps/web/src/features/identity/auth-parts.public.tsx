/** Parts of the pages around signing in, for another feature's page of that kind. */
export { AuthForm } from "./components/sign-in/auth-form.tsx";
export { AuthFrame } from "./components/sign-in/auth-frame.tsx";
export { LinkState } from "./components/sign-in/link-state.tsx";
export { NewPasswordFields } from "./components/new-password-fields.tsx";
export { RoleChoices } from "./components/role-choices.tsx";
export { passwordsDiffer } from "./model/passwords-differ.ts";
export { TermsLink } from "./components/sign-up/terms.tsx";
