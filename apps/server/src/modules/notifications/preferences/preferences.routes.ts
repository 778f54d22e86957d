import { preferencesContract } from "@kerkis/contract/notifications/preferences.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { preferencesOf } from "./preferences.reads.ts";
import { setDelivery, setPreference } from "./preferences.service.ts";
import { pushStateOf, subscribePush, testPush, unsubscribePush } from "../delivery/push.service.ts";

const os = gated(preferencesContract);

export const preferencesRoutes = {
  preferences: os.preferences.handler(({ context }) => preferencesOf(context.platform.db, context.actor.userId)),
  setPreference: os.setPreference.handler(({ context, input }) =>
    setPreference(context.platform, context.actor.userId, input),
  ),
  setDelivery: os.setDelivery.handler(({ context, input }) =>
    setDelivery(context.platform, context.actor.userId, input),
  ),
  pushState: os.pushState.handler(({ context }) => pushStateOf(context.platform, context.actor.sessionId)),
  subscribePush: os.subscribePush.handler(({ context, input }) =>
    subscribePush(context.platform, context.actor, input),
  ),
  unsubscribePush: os.unsubscribePush.handler(({ context }) => unsubscribePush(context.platform, context.actor)),
  testPush: os.testPush.handler(({ context }) => testPush(context.platform, context.actor)),
};
