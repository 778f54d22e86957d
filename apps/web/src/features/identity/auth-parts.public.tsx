/** Parts of the pages around signing in, for another feature's page of that kind. */
export { AuthForm } from "./components/auth-form.tsx";
export { AuthFrame } from "./components/auth-frame.tsx";
export { LinkState } from "./components/link-state.tsx";
export { NewPasswordFields } from "./components/new-password-fields.tsx";
export { RoleChoices } from "./components/role-choices.tsx";
export { confirmation, passwordsDiffer, passwordsMatch } from "./components/sign-up-schema.ts";
export { TermsLink } from "./components/terms.tsx";
