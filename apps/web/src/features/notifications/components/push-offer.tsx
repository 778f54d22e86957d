import { useHasActed } from "#shared/hooks/use-has-acted.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { useOpenFromPush } from "../hooks/use-open-from-push.ts";
import { usePushAnswer } from "../hooks/use-push-answer.ts";
import { usePushSupport } from "../hooks/use-push-support.ts";
import { isPushGranted, isPushUndecided } from "../model/push-browser.ts";

const loadCard = async () => (await import("./push-offer-card.tsx")).PushOfferCard;
const NOTHING = {};

/**
 * The notification permission request after login (specification 7.5): one card, once per device, after there was something
 * to tell, and the browser's own question only after a click. It comes once the person has done something on the page, so
 * that it is never part of a page's first paint. Subscriptions end with the session: who had them on is offered them again.
 */
export function PushOffer() {
  useOpenFromPush();
  const { profile, features, impersonation } = useSession();
  const support = usePushSupport();
  const answer = usePushAnswer();
  const hasActed = useHasActed();
  // One thing at a time: the first steps come before it.
  if (!profile?.is_welcomed) return null;
  if (support !== "ready" || !features.web_push || impersonation !== null || answer === "off") return null;
  if (answer === null ? !isPushUndecided() : !isPushGranted()) return null;
  return hasActed && <Loaded load={loadCard} props={NOTHING} />;
}
