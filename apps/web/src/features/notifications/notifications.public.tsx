import { lazy, Suspense } from "react";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";

/** What the shell and the settings use of notifications. */
export { NotificationBell } from "./components/notification-bell.tsx";
export { PushOffer } from "./components/push-offer.tsx";

// The shell imports this file, so what only /settings shows comes when it is shown.
const Preferences = lazy(async () => ({
  default: (await import("./components/notification-preferences.tsx")).NotificationPreferences,
}));

/** What reaches the person, and how: kinds by channels, quiet hours, digest, this device. For /settings. */
export function NotificationPreferences() {
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <Preferences />
    </Suspense>
  );
}
