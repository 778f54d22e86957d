import type { ReactNode } from "react";
import { OfflineBanner } from "../offline-banner.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "../skip-link.tsx";

/** Header, content and footer as visitors see them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100svh-var(--foot-bar))] flex-col">
      <SkipLink />
      <SiteHeader />
      <div role="status">
        <OfflineBanner />
      </div>
      <main
        id="main"
        tabIndex={-1}
        // A page without a frame of its own stands to the edges; what stands in for it while it comes does not.
        className="flex-1 outline-none [&>[aria-busy]]:px-5 [&>[aria-busy]]:py-8 sm:[&>[aria-busy]]:px-8"
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
