import { BellRing } from "lucide-react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import type { PushSupport } from "../model/push-browser.ts";
import { pushErrorText } from "../model/push-error-text.ts";
import { usePush } from "../hooks/use-push.ts";

const OBSTACLES: Record<Exclude<PushSupport, "ready">, { title: () => string; text: () => string }> = {
  blocked: { title: m.notifications_push_blocked, text: m.notifications_push_blocked_text },
  insecure: { title: m.notifications_push_insecure, text: m.notifications_push_insecure_text },
  unsupported: { title: m.notifications_push_unsupported, text: m.notifications_push_unsupported_text },
  home_screen: { title: m.notifications_push_home_screen, text: m.notifications_push_home_screen_text },
};

/** Notices on this device: what they are, why they are not there, and the switch. The browser asks only after a click. */
export function PushCard() {
  const push = usePush();
  if (push.failure !== null) {
    const { failure, retry } = push;
    return (
      <ErrorState
        headingLevel={3}
        title={m.notifications_push_load_failed()}
        description={errorText(failure)}
        onRetry={retry}
      />
    );
  }
  if (push.support === null || !push.isKnown) {
    return (
      <Waiting>
        <Skeleton className="h-16" />
      </Waiting>
    );
  }
  if (push.isAvailable === false) {
    return <Alert title={m.notifications_push_off()}>{m.notifications_push_off_text()}</Alert>;
  }
  if (push.support !== "ready") {
    const { title, text } = OBSTACLES[push.support];
    return (
      <Alert tone="warning" title={title()}>
        {text()}
      </Alert>
    );
  }
  return push.isOn ? <PushOn push={push} /> : <PushOff push={push} />;
}

type Push = ReturnType<typeof usePush>;

function PushOff({ push: { turnOn } }: { push: Push }) {
  function ask() {
    turnOn.mutate(undefined, {
      onSuccess: (hasAgreed) =>
        hasAgreed ? toast.success(m.notifications_push_turned_on()) : toast.info(m.notifications_push_not_allowed()),
      onError: (error) => toast.error(m.notifications_push_failed(), { description: pushErrorText(error) }),
    });
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-pretty text-muted-foreground">{m.notifications_push_explain()}</p>
      <div>
        <Button onClick={ask} pending={turnOn.isPending}>
          <BellRing />
          {m.notifications_push_turn_on()}
        </Button>
      </div>
    </div>
  );
}

function PushOn({ push: { turnOff, test } }: { push: Push }) {
  function stop() {
    turnOff.mutate(undefined, {
      onSuccess: () => toast.success(m.notifications_push_turned_off()),
      onError: (error) => toast.error(m.notifications_save_failed(), { description: pushErrorText(error) }),
    });
  }
  function send() {
    test.mutate(undefined, {
      onSuccess: () => toast.success(m.notifications_push_test_sent()),
      onError: (error) => toast.error(m.notifications_push_test_failed(), { description: errorText(error) }),
    });
  }
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2.5 font-medium text-success">
        <BellRing aria-hidden className="size-5 shrink-0" />
        {m.notifications_push_is_on()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={send} pending={test.isPending}>
          {m.notifications_push_test()}
        </Button>
        <Button variant="ghost" onClick={stop} pending={turnOff.isPending}>
          {m.notifications_push_turn_off()}
        </Button>
      </div>
    </div>
  );
}
