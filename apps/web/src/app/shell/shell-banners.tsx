import { DeletionBanner, WelcomeBanner } from "#features/identity/identity.public.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

/**
 * The slot under the header for what holds on every page: a lost connection, an account that is to be erased, first
 * steps. Each stands in a ShellBanner (shared/ui/layout/shell-banner.tsx) or is nothing; the most pressing comes first.
 */
export function ShellBanners() {
  return (
    // A phone has room for one.
    <div role="status" className="max-sm:[&>*+*]:hidden">
      <OfflineBanner />
      <DeletionBanner />
      <WelcomeBanner />
    </div>
  );
}
