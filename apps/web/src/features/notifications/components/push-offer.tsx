import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { m } from "#messages";
import { useHasActed } from "#shared/hooks/use-has-acted.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { OfferCard } from "#shared/ui/offer-card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { isPushGranted, isPushUndecided } from "../model/push-browser.ts";
import { pushErrorText } from "../model/push-error-text.ts";
import { rememberPushAnswer, usePushAnswer } from "../hooks/use-push-answer.ts";
import { useOpenFromPush } from "../hooks/use-open-from-push.ts";
import { usePush, usePushSupport } from "../hooks/use-push.ts";
import { notificationsQueries } from "../notifications.queries.ts";

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
  // One thing at a time: the first steps come before it.
  if (!profile?.is_welcomed) return null;
  if (support !== "ready" || !features.web_push || impersonation !== null || answer === "off") return null;
  if (answer === null ? !isPushUndecided() : !isPushGranted()) return null;
  return <Offer />;
}

function Offer() {
  const { isKnown, isOn, isAvailable, turnOn } = usePush();
  const hasActed = useHasActed();
  const { data: bell } = useQuery(notificationsQueries.bell());
  const isWorthTelling = (bell?.unread_count ?? 0) > 0;
  if (!isKnown || isOn || !isAvailable || !isWorthTelling || !hasActed) return null;
  function ask() {
    turnOn.mutate(undefined, {
      onSuccess: (hasAgreed) => {
        if (hasAgreed) toast.success(m.notifications_push_turned_on());
        else rememberPushAnswer("off");
      },
      onError: (error) => toast.error(m.notifications_push_failed(), { description: pushErrorText(error) }),
    });
  }
  return (
    <OfferCard
      title={m.notifications_push_offer_title()}
      text={m.notifications_push_offer()}
      picture={
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-md bg-info-soft text-info">
          <BellRing />
        </span>
      }
      dismissLabel={m.notifications_push_not_now()}
      onDismiss={() => rememberPushAnswer("off")}
    >
      <Button size="sm" onClick={ask} pending={turnOn.isPending}>
        {m.notifications_push_turn_on()}
      </Button>
    </OfferCard>
  );
}
