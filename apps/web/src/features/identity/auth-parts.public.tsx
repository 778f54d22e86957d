/** What pages around signing in stand in, for another feature's page of that kind. */
export { AuthFrame } from "./components/sign-in/auth-frame.tsx";
export { LinkState } from "./components/sign-in/link-state.tsx";
