/** What pages say of a role that waits for its decision; apart from what the shell uses, which loads with every page. */
export { RoleRequestNotice } from "./components/role-request-notice.tsx";
