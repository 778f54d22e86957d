import { preferencesContract } from "@kerkis/contract/notifications/preferences.contract.ts";
import { implement } from "@orpc/server";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { preferencesOf } from "./preferences.reads.ts";
import { setDelivery, setPreference } from "./preferences.service.ts";
import { pushStateOf, subscribePush, testPush, unsubscribePush } from "./push.service.ts";

const os = implement(preferencesContract).$context<RequestContext>().use(gate);

export const preferencesRoutes = {
  preferences: os.preferences.handler(({ context }) => preferencesOf(context.platform.db, signedIn(context).userId)),
  setPreference: os.setPreference.handler(({ context, input }) =>
    setPreference(context.platform, signedIn(context).userId, input),
  ),
  setDelivery: os.setDelivery.handler(({ context, input }) =>
    setDelivery(context.platform, signedIn(context).userId, input),
  ),
  pushState: os.pushState.handler(({ context }) => pushStateOf(context.platform, signedIn(context).sessionId)),
  subscribePush: os.subscribePush.handler(({ context, input }) =>
    subscribePush(context.platform, signedIn(context), input),
  ),
  unsubscribePush: os.unsubscribePush.handler(({ context }) => unsubscribePush(context.platform, signedIn(context))),
  testPush: os.testPush.handler(({ context }) => testPush(context.platform, signedIn(context))),
};
