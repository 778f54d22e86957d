import { UserRoundCog } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { useStopImpersonation } from "../impersonation.mutations.ts";

interface ImpersonationBannerProps {
  /** Who one works as. */
  name: string;
  /** ISO 8601. */
  expiresAt: string;
}

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Stays on every page while a super admin works as someone else: whose name it is, how long it lasts, and the way back (completions 1). */
export function ImpersonationBanner({ name, expiresAt }: ImpersonationBannerProps) {
  const stop = useStopImpersonation();
  const seconds = useSecondsUntil(expiresAt, () => stop.mutate());
  return (
    <section
      aria-label={m.admin_imp_banner()}
      data-support-bar
      className="fixed inset-x-0 bottom-0 z-40 grid min-h-(--foot-bar) content-center bg-stage text-stage-foreground shadow-lg lg:inset-x-auto lg:bottom-4 lg:left-1/2 lg:min-h-0 lg:w-max lg:max-w-[calc(100%-2rem)] lg:-translate-x-1/2 xl:max-w-[calc(100%-34rem)] lg:rounded-full lg:ring-1 lg:ring-white/20"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2.5 sm:flex-nowrap sm:py-2 lg:pr-2 lg:pl-5">
        <p className="flex w-full min-w-0 items-center justify-center gap-2.5 text-[0.9375rem] sm:w-auto">
          <UserRoundCog aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 truncate">
            {m.admin_imp_working_as()} <strong className="font-semibold">{name}</strong>
          </span>
        </p>
        <p role="timer" className="tnum text-[0.9375rem] whitespace-nowrap opacity-85">
          {seconds === null ? "" : m.admin_imp_left({ time: clockText(seconds) })}
        </p>
        <Button
          variant="accent"
          className="rounded-full"
          pending={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate()}
        >
          {m.admin_imp_stop()}
        </Button>
      </div>
      {stop.isError && (
        <p role="alert" className="px-5 pb-3 text-center text-sm">
          {errorText(stop.error)}
        </p>
      )}
    </section>
  );
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;

/** Seconds until then, counted down; null until hydrated. `onOver` is called once. */
function useSecondsUntil(moment: string, onOver: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let isOver = false;
    function tick() {
      const left = Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND_MS));
      setSeconds(left);
      if (left > 0 || isOver) return;
      isOver = true;
      over();
    }
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
