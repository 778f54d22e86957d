/** What the shell uses of notifications. */
export { NotificationBell } from "./components/notification-bell.tsx";
export { PushOffer } from "./components/push-offer.tsx";
