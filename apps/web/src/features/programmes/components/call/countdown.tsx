import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

interface CountdownProps {
  /** The moment it counts to, ISO 8601. */
  until: string;
  /** The server's clock when the page was made, ISO 8601: it counts by that one. */
  serverNow: string;
  /** Milliseconds of this device's clock at which the server said so. */
  heardAt: number;
  label: string;
}

/** Days, hours and minutes; in the last hour minutes and seconds. Its words for a screen reader stand beside it, once. */
export function Countdown({ until, serverNow, heardAt, label }: CountdownProps) {
  const ahead = Date.parse(serverNow) - heardAt;
  const [now, setNow] = useState(() => Date.parse(serverNow));
  const left = Math.max(0, Date.parse(until) - now);
  const isLastHour = left < HOUR_MS;
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const read = () => setNow(Date.now() + ahead);
    read();
    const timer = setInterval(read, isLastHour && !isCalm ? SECOND_MS : MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [ahead, isLastHour]);
  const [days, hours, minutes, seconds] = [
    Math.floor(left / DAY_MS),
    Math.floor((left % DAY_MS) / HOUR_MS),
    Math.floor((left % HOUR_MS) / MINUTE_MS),
    Math.floor((left % MINUTE_MS) / SECOND_MS),
  ];
  const parts: [number, string][] = isLastHour
    ? [
        [minutes, m.programmes_call_minutes({ count: minutes })],
        [seconds, m.programmes_call_seconds({ count: seconds })],
      ]
    : [
        [days, m.programmes_call_days({ count: days })],
        [hours, m.programmes_call_hours({ count: hours })],
        [minutes, m.programmes_call_minutes({ count: minutes })],
      ];
  return (
    <div>
      <p className="text-sm font-semibold text-accent">{label}</p>
      <p role="timer" aria-live="off" className="mt-1 flex gap-6">
        {parts.map(([number, unit]) => (
          <span key={unit} className="text-sm text-stage-muted">
            <b className="display tnum block text-[2.5rem] leading-none font-normal text-stage-foreground">
              {formatNumber(number)}
            </b>{" "}
            {unit}
          </span>
        ))}
      </p>
    </div>
  );
}
