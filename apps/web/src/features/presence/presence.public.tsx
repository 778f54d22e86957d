/** What the shell and other features use of presence. */
export { OrganizationPresence } from "./components/organization-presence.tsx";
