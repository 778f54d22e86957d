/** Parts of signing up, for another feature's form that does; apart from the frame, so that they come with that form. */
export { AuthForm } from "./components/sign-in/auth-form.tsx";
export { NewPasswordFields } from "./components/new-password-fields.tsx";
export { RoleChoices } from "./components/role-choices.tsx";
export { TermsLink } from "./components/sign-up/terms.tsx";
export { usePasswordPair } from "./hooks/use-password-pair.ts";
