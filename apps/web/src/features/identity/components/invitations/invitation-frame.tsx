import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { LinkState } from "../sign-in/link-state.tsx";
import { isUnknownInvitation } from "../../invitations/unknown-invitation.public.ts";

interface InvitationFrameProps<View> {
  invitation: Pick<UseQueryResult<View>, "data" | "error" | "isFetching" | "refetch">;
  /** The server found no such link: said at once, and not asked for again. */
  isUnknown: boolean;
  title: (view: View) => string;
  children: (view: View) => ReactNode;
}

/** The page that an invitation's link leads to: on its way, not to be found, not to be had, or there. */
export function InvitationFrame<View>({ invitation, isUnknown, title, children }: InvitationFrameProps<View>) {
  const { data, error, isFetching, refetch } = invitation;
  const stage = m.identity_invitation_stage();
  if (data !== undefined)
    return (
      <AuthFrame title={title(data)} stage={stage}>
        {children(data)}
      </AuthFrame>
    );
  return (
    <AuthFrame title={m.identity_invitation_title()} stage={stage}>
      {isUnknown || isUnknownInvitation(error) ? (
        <LinkState tone="danger" text={m.identity_invitation_unknown()}>
          <Link to="/" className={buttonStyles({ variant: "outline", size: "lg" })}>
            {m.identity_invitation_home()}
          </Link>
        </LinkState>
      ) : error ? (
        <LinkState tone="warning" text={errorText(error)}>
          <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
            {m.ui_try_again()}
          </Button>
        </LinkState>
      ) : (
        <Waiting>
          <Skeleton className="h-40 w-full rounded-lg" />
        </Waiting>
      )}
    </AuthFrame>
  );
}
