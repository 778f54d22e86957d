import { useEffect, useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";

/** A distribution that takes longer than this is worth a word. */
const WORTH_MS = 1000;

interface DistributingProps {
  /** Applications that are distributed. */
  count: number;
  onCancel: () => void;
}

/** A distribution on its way: how long it takes by now, and the way to end it. Nothing before the first second. */
export function Distributing({ count, onCancel }: DistributingProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), WORTH_MS);
    return () => clearInterval(timer);
  }, []);
  if (seconds === 0) return null;
  return (
    <section aria-label={m.judging_distributing()} className="grid gap-3 rounded-lg bg-stage p-5 text-stage-foreground">
      <p className="flex justify-between gap-3 text-sm text-stage-muted">
        <span role="status">{m.judging_distributing_of({ count })}</span>
        <span className="tnum">{m.judging_seconds({ seconds: formatNumber(seconds) })}</span>
      </p>
      <progress aria-label={m.judging_distributing()} className="h-2.5 w-full accent-(--accent)" />
      <p className="text-sm text-stage-muted">{m.judging_distributing_text()}</p>
      <Button variant="onstage" onClick={onCancel} className="justify-self-start">
        {m.ui_cancel()}
      </Button>
    </section>
  );
}
