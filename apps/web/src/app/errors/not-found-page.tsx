import { m } from "#messages";
import { SiteFrame } from "../shell/site/site-frame.tsx";
import { NotFoundSection } from "./not-found.tsx";

/** "Page not found" for an address that belongs to no layout. */
export function NotFoundPage() {
  return (
    <SiteFrame>
      <title>{`404 · ${m.common_product()}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundSection />
    </SiteFrame>
  );
}
