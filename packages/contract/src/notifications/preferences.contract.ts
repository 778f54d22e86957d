import { endpoint } from "../core/endpoint.ts";
import {
  deliverySettingsPatch,
  notificationPreferences,
  preferenceChange,
  pushState,
  pushSubscription,
} from "./preferences.schema.ts";

const mine = { access: { kind: "signed-in" } } as const;

/** What reaches a person, and how: preferences, quiet hours, digest, web push (completions 1 and 6). */
export const preferencesContract = {
  preferences: endpoint({
    ...mine,
    method: "GET",
    path: "/notifications/preferences",
    summary: "What reaches the caller, by group and channel",
  }).output(notificationPreferences),
  setPreference: endpoint({
    ...mine,
    method: "PUT",
    path: "/notifications/preferences/{kind}/{channel}",
    summary: "Choose for one group and channel",
  })
    .input(preferenceChange)
    .output(notificationPreferences),
  setDelivery: endpoint({
    ...mine,
    method: "PATCH",
    path: "/notifications/preferences",
    summary: "Quiet hours, timezone and daily digest",
  })
    .input(deliverySettingsPatch)
    .output(notificationPreferences),
  pushState: endpoint({
    ...mine,
    method: "GET",
    path: "/notifications/push",
    summary: "Whether web push is offered, and this session's subscription",
  }).output(pushState),
  subscribePush: endpoint({
    ...mine,
    method: "PUT",
    path: "/notifications/push",
    summary: "Send notifications to this browser until its session ends",
    rateLimit: "push",
  })
    .input(pushSubscription)
    .output(pushState),
  unsubscribePush: endpoint({
    ...mine,
    method: "DELETE",
    path: "/notifications/push",
    summary: "Send nothing more to this browser",
  }).output(pushState),
  testPush: endpoint({
    ...mine,
    method: "POST",
    path: "/notifications/push/test",
    summary: "Send a trial notification to this browser",
    rateLimit: "push",
  }).output(pushState),
};
