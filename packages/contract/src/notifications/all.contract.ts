import { notificationsContract } from "./notifications.contract.ts";
import { preferencesContract } from "./preferences.contract.ts";

/** All endpoints of the module. */
export const notifications = { ...notificationsContract, ...preferencesContract };
