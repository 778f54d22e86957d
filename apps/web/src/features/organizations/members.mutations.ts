import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { OrganizationRole, SignUpRole } from "@kerkis/contract/core/permissions.ts";
import type { MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { membersQueries } from "./members.queries.ts";

const seen = (rows: readonly MemberRow[]) => rows.map(({ user_id, role }) => ({ user_id, seen_role: role }));

/** Every command on members and invitations leaves the lists as they are now, whatever came of it. */
function useMembersCommand<Input, Output>(organizationId: string, send: (input: Input) => Promise<Output>) {
  return useCommand({ mutationFn: send, stale: () => [membersQueries.of(organizationId)] });
}

export const useChangeRoles = (id: string) =>
  useMembersCommand(id, ({ rows, role }: { rows: readonly MemberRow[]; role: OrganizationRole }) =>
    api.organizations.changeRoles({ id, role, members: seen(rows) }),
  );

export const useRemoveMembers = (id: string) =>
  useMembersCommand(id, ({ rows, reason }: { rows: readonly MemberRow[]; reason: string }) =>
    api.organizations.removeMembers({ id, members: seen(rows), ...(reason !== "" && { reason }) }),
  );

/** Appoints a coordinator of the organization, or ends it; screens of other features that show it ask again too. */
export function useAppointCoordinator(id: string) {
  return useCommand({
    mutationFn: (input: { user_id: string; is_coordinator: boolean }) =>
      api.organizations.appointCoordinator({ id, ...input }),
    stale: () => [[]],
  });
}

export const useInvite = (id: string) =>
  useMembersCommand(id, (input: { email: string; role: OrganizationRole; language: Language }) =>
    api.organizations.invite({ id, ...input }),
  );

interface ListInput {
  text: string;
  role: OrganizationRole;
  language: Language;
}
export const useInviteList = (id: string) =>
  useMembersCommand(id, (input: ListInput) => api.organizations.inviteList({ id, ...input, dry_run: false }));

/** What would happen to a list; nothing is sent. */
export const usePreviewList = (id: string) =>
  useCommand({
    mutationFn: (input: ListInput) => api.organizations.inviteList({ id, ...input, dry_run: true }),
  });

export const useResendInvitations = (id: string) =>
  useMembersCommand(id, (ids: readonly string[]) =>
    api.organizations.resendInvitations({ id, invitation_ids: [...ids] }),
  );

export const useRevokeInvitations = (id: string) =>
  useMembersCommand(id, (ids: readonly string[]) =>
    api.organizations.revokeInvitations({ id, invitation_ids: [...ids] }),
  );

/** The answer to an invitation; the page then shows where it stands. */
function useAnswer<Input, Output>(token: string, send: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: send,
    onError: () => queryClient.invalidateQueries({ queryKey: membersQueries.invitation(token).queryKey }),
  });
}

export const useAcceptInvitation = (token: string) =>
  useAnswer(token, () => api.organizations.acceptInvitation({ token }));

export const useDeclineInvitation = (token: string) =>
  useCommand({
    mutationFn: () => api.organizations.declineInvitation({ token }),
    stale: () => [membersQueries.invitation(token).queryKey],
  });

export interface InvitedPerson {
  first_name: string;
  last_name: string;
  role: SignUpRole;
  password: string;
}
/** Makes the account, joins and signs in. */
export const useSignUpInvited = (token: string, email: string) =>
  useAnswer(token, async (person: InvitedPerson) => {
    const joined = await api.organizations.signUpInvited({
      ...person,
      token,
      terms: true,
      language: currentLanguage(),
    });
    const signedIn = await api.identity.signIn({ email, password: person.password }).then(
      () => true,
      () => false,
    );
    return { joined, signedIn };
  });
