import { pageSection } from "#shared/routing/page-sections.ts";

/** The invitations, whose code comes when they are looked at. */
export const InvitationList = pageSection(() => import("../invitations/invitation-list.tsx"), "InvitationList");
