import { MEMBERS_CHANGED_EVENT } from "@kerkis/contract/organizations/members.events.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { membersQueries } from "../members.queries.ts";

/** Keeps the lists of members and invitations as they are now, whoever changes them. */
export const useLiveMembers = (organizationId: string): void =>
  useStaleWhen({ organization: { [MEMBERS_CHANGED_EVENT]: true }, organizationId }, [
    membersQueries.of(organizationId),
  ]);
