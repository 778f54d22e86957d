/** What pages say of organizations that are switched off; apart from what the shell uses, which loads with every page. */
export { UnavailableOrganizations } from "./components/unavailable-organizations.tsx";
