import { Link, useRouter } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { useSignOut } from "../../session.mutations.ts";

interface OtherAccountProps {
  /** The invited address. */
  email: string;
  /** Of the invitation, to which signing out comes back. */
  path: string;
}

/** Someone else is signed in than was invited: whose the invitation is, and the ways on. */
export function OtherAccount({ email, path }: OtherAccountProps) {
  const { profile } = useSession();
  const signOut = useSignOut();
  const router = useRouter();
  return (
    <>
      <Alert tone="warning" title={m.identity_invitation_other_title()}>
        <p className="[overflow-wrap:anywhere]">
          {m.identity_invitation_other_text({ mine: profile?.email ?? "", email })}
        </p>
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          pending={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSettled: () => router.navigate({ href: path }) })}
        >
          {m.identity_invitation_sign_out()}
        </Button>
        <Link to="/dashboard" className={buttonStyles({ variant: "outline", size: "lg" })}>
          {m.identity_invitation_dashboard()}
        </Link>
      </div>
    </>
  );
}
