/** What the shell uses of administration. */
import { readCookie } from "@kerkis/contract/core/happenings/rendering.ts";
import { useEffect, useState } from "react";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { useSession } from "#shared/permissions/session.ts";

const loadBanner = async () => (await import("./components/impersonation-banner.tsx")).ImpersonationBanner;
const loadReturn = async () => (await import("./components/impersonation-return.tsx")).ImpersonationReturn;

/** Stands once at the root: the banner while a super admin works as someone else, and the way back when its time is over. */
export function Impersonation() {
  const { impersonation, profile } = useSession();
  const hasEnded = useEndedUnseen(impersonation === null && profile === null);
  if (impersonation && profile) {
    const name = `${profile.first_name} ${profile.last_name}`.trim();
    return <Loaded load={loadBanner} props={{ name, expiresAt: impersonation.expires_at }} />;
  }
  return hasEnded && <Loaded load={loadReturn} props={{}} />;
}

/** Whether a session was borrowed in this browser and nobody is signed in any more. */
function useEndedUnseen(isVisitor: boolean): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setEnded(isVisitor && readCookie(document.cookie, "kerkis_impersonation") === "1"),
    );
    return () => cancelAnimationFrame(frame);
  }, [isVisitor]);
  return hasEnded;
}
