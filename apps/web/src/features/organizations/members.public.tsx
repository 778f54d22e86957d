/** Members and invitations, for the screens of administration. */
export { MembersPanel } from "./components/members/members-panel.tsx";
