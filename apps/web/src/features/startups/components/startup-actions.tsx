import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight, ClipboardCheck, PencilLine } from "lucide-react";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { hasPage, managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { FollowButton } from "./follow/follow-button.tsx";
import { useEditing } from "./profile/editing.ts";
import { VerifyButton } from "./profile/verify-button.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { hostOf, isWebLink } from "./web-link.ts";

interface StartupActionsProps {
  startup: Startup;
  /** Of this page, to be shared. */
  address: string;
}

/** What the reader can do: their own application first, or the one they decide on; for everyone its site and the page's address. */
export function StartupActions({ startup, address }: StartupActionsProps) {
  const session = useSession();
  const editing = useEditing();
  const { name, website_url: site } = startup;
  const isDecidedHere =
    session.current_organization?.organization_id === startup.organization.id &&
    hasPage(session, "evaluation-management") &&
    managesApplications(session);
  // Whoever claimed a profile that came with a file has applied for nothing.
  const isOwn = startup.is_mine && startup.imported === null && hasPage(session, "my-applications");
  return (
    <>
      {startup.can.verify && <VerifyButton startup={startup} />}
      <FollowButton id={startup.id} name={name} isFirst={!startup.is_mine && !isDecidedHere && !startup.can.verify} />
      {isOwn ? (
        <Link to="/my-applications" search={{ q: name }} className={buttonStyles({ variant: "accent" })}>
          <PencilLine aria-hidden />
          {m.startups_own_application()}
        </Link>
      ) : (
        isDecidedHere && (
          <>
            {startup.imported === null && (
              <Link
                to="/evaluation-management"
                search={{ search: name }}
                className={buttonStyles({ variant: "accent" })}
              >
                <ClipboardCheck aria-hidden />
                {m.startups_its_application()}
              </Link>
            )}
            <Link
              to="/startups/duplicates"
              search={{ of: startup.id }}
              className={buttonStyles({ variant: "onstage" })}
            >
              {m.startups_pairs_find()}
            </Link>
          </>
        )
      )}
      {isWebLink(site) && (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={buttonStyles({
            variant: "onstage",
            className: "max-w-full min-w-0",
          })}
        >
          <span className="truncate">{hostOf(site)}</span>
          <ArrowUpRight aria-hidden />
          <span className="sr-only">{m.startups_opens_new_tab()}</span>
        </a>
      )}
      {editing && (
        <Button variant={startup.is_mine && !isOwn ? "accent" : "onstage"} onClick={() => editing.setOpen("identity")}>
          <PencilLine />
          {m.startups_edit_identity()}
        </Button>
      )}
      <ShareActions name={name} address={address} variant="onstage" size="md" />
      <RecordViewers kind="startup" id={startup.id} />
    </>
  );
}
