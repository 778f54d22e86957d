/** What the shell uses of administration. */
import { readCookie } from "@kerkis/contract/core/rendering.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "#shared/permissions/session.ts";

const Banner = lazy(() =>
  import("./components/impersonation-banner.tsx").then((file) => ({ default: file.ImpersonationBanner })),
);
const Return = lazy(() =>
  import("./components/impersonation-return.tsx").then((file) => ({ default: file.ImpersonationReturn })),
);

/** Stands once at the root: the banner while a super admin works as someone else, and the way back when its time is over. */
export function Impersonation() {
  const { impersonation, profile } = useSession();
  const hasEnded = useEndedUnseen(impersonation === null && profile === null);
  if (impersonation && profile) {
    return (
      <Suspense>
        <Banner name={`${profile.first_name} ${profile.last_name}`.trim()} expiresAt={impersonation.expires_at} />
      </Suspense>
    );
  }
  return hasEnded ? (
    <Suspense>
      <Return />
    </Suspense>
  ) : null;
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
