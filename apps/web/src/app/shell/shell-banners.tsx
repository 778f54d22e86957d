import { DeletionBanner, WelcomeBanner } from "#features/identity/identity.public.tsx";
import { PushOffer } from "#features/notifications/notifications.public.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

/**
 * The slot under the header for what holds on every page: who one works as, an account that is to be erased, a lost
 * connection. Each stands in a ShellBanner (shared/ui/shell-banner.tsx) or is nothing; the most pressing comes first.
 */
export function ShellBanners() {
  return (
    <div role="status">
      <DeletionBanner />
      <OfflineBanner />
      <WelcomeBanner />
      <PushOffer />
    </div>
  );
}
