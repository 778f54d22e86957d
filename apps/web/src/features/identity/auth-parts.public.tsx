/** How it went with a link, for another feature's page of that kind. */
export { LinkState } from "./components/sign-in/link-state.tsx";
