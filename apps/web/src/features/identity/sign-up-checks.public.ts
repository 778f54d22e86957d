/** What checks a new password and its confirmation, for another feature's sign-up. */
export { confirmation, passwordsMatch } from "./components/sign-up/sign-up-schema.ts";
