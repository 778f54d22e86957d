import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { StartupPeople } from "@kerkis/contract/startups/people/people.schema.ts";
import type { StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { startupsQueries } from "./startups.queries.ts";

interface PeopleWords {
  done?: () => string;
  failed?: () => string;
}

/** Every command on the people of a startup answers with who runs it now; what the page says of the reader may change too. */
function usePeopleCommand<Input>(
  id: string,
  send: (input: Input) => Promise<StartupPeople>,
  { done, failed }: PeopleWords = {},
) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: send,
    onSuccess: (people) => queryClient.setQueryData(startupsQueries.people(id).queryKey, people),
    stale: () => [
      startupsQueries.people(id).queryKey,
      startupsQueries.startup(id).queryKey,
      startupsQueries.history(id).queryKey,
    ],
    ...(done && { done }),
    ...(failed && { failed }),
  });
}

export const useInvitePerson = (id: string) =>
  usePeopleCommand(id, (input: { email: string; role: StartupRole; language: Language }) =>
    api.startups.invitePerson({ id, ...input }),
  );

export const useResendInvitation = (id: string) =>
  usePeopleCommand(id, (invitation_id: string) => api.startups.resendInvitation({ id, invitation_id }), {
    done: m.startups_people_resent,
    failed: m.startups_people_invitation_failed,
  });

export const useRevokeInvitation = (id: string) =>
  usePeopleCommand(id, (invitation_id: string) => api.startups.revokeInvitation({ id, invitation_id }), {
    done: m.startups_people_revoked,
    failed: m.startups_people_invitation_failed,
  });

export const useChangePersonRole = (id: string) =>
  usePeopleCommand(
    id,
    (input: { user_id: string; role: StartupRole }) => api.startups.changePersonRole({ id, ...input }),
    { done: m.startups_people_role_changed, failed: m.startups_people_role_failed },
  );

export const useRemovePerson = (id: string) =>
  usePeopleCommand(id, (user_id: string) => api.startups.removePerson({ id, user_id }));

export const useTransferStartup = (id: string) =>
  usePeopleCommand(id, (user_id: string) => api.startups.transferStartup({ id, user_id }));

export const useLeaveStartup = (id: string) =>
  useCommand({
    mutationFn: () => api.startups.leaveStartup({ id }),
    stale: () => [startupsQueries.startup(id).queryKey],
  });

/** The answer to an invitation; the page then shows where it stands. */
export const useAcceptStartupInvitation = (token: string) =>
  useCommand({
    mutationFn: () => api.startups.acceptStartupInvitation({ token }),
    stale: () => [startupsQueries.all()],
    failed: m.identity_invitation_accept_failed,
  });

export const useDeclineStartupInvitation = (token: string) =>
  useCommand({
    mutationFn: () => api.startups.declineStartupInvitation({ token }),
    stale: () => [startupsQueries.invitation(token).queryKey],
  });
