import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { OfferCard } from "#shared/ui/offer-card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { rememberPushAnswer } from "../hooks/use-push-answer.ts";
import { usePush } from "../hooks/use-push.ts";
import { pushErrorText } from "../model/push-error-text.ts";
import { notificationsQueries } from "../notifications.queries.ts";

/** The card that asks for the notification permission, where push is off and there was something to tell. */
export function PushOfferCard() {
  const { isKnown, isOn, isAvailable, turnOn } = usePush();
  const { data: bell } = useQuery(notificationsQueries.bell());
  const isWorthTelling = (bell?.unread_count ?? 0) > 0;
  if (!isKnown || isOn || !isAvailable || !isWorthTelling) return null;
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
