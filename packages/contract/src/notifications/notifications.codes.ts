import type { Codes } from "../core/codes.ts";

export const notificationsCodes = {
  errors: {
    "notification.fixed": 422,
    "notification.push_off": 409,
    "notification.push_service": 422,
    "notification.not_subscribed": 409,
  },
  queues: ["notifications.digests", "push.deliver"],
} as const satisfies Codes;
