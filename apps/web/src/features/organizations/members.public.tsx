/** Members and invitations, for the screens of administration. */
export { MembersPanel } from "./components/members/members-panel.tsx";
export type { MemberSearch } from "./hooks/member-search.ts";
