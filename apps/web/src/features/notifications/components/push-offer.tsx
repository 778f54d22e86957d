import { BellRing } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { ShellBanner } from "#shared/ui/shell-banner.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { isPushGranted, isPushUndecided } from "../hooks/push-browser.ts";
import { pushErrorText } from "../hooks/push-error-text.ts";
import { rememberPushAnswer, usePushAnswer } from "../hooks/push-offer.ts";
import { useOpenFromPush } from "../hooks/use-open-from-push.ts";
import { usePush, usePushSupport } from "../hooks/use-push.ts";

/**
 * The notification permission request after login (specification 7.5), asked quietly: one line, once per device, and the
 * browser's own question only after a click. Subscriptions end with the session: who had them on is offered them again.
 * Stands in the shell's slot for banners.
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
  if (!isKnown || isOn || !isAvailable) return null;
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
    <ShellBanner
      icon={BellRing}
      action={
        <span className="flex gap-2">
          <Button size="sm" onClick={ask} pending={turnOn.isPending}>
            {m.notifications_push_turn_on()}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => rememberPushAnswer("off")}>
            {m.notifications_push_not_now()}
          </Button>
        </span>
      }
    >
      {m.notifications_push_offer()}
    </ShellBanner>
  );
}
