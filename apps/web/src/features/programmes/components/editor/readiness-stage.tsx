import type { ChallengeAnswers, ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, CircleX, Lock } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { type ReadyItem, useReadiness } from "../../hooks/use-readiness.ts";
import { STEP_WORDS } from "../../model/words.ts";
import { StepDialog } from "./step-dialog.tsx";

interface ReadinessStageProps {
  challenge: ManagedChallenge;
  /** Someone is on the way to this field. */
  onField: (field: keyof ChallengeAnswers) => void;
}

/** What keeps the door shut, then what would be good, then what is done; the arc has a seat for each. */
export function ReadinessStage({ challenge, onField }: ReadinessStageProps) {
  const [isOpening, setOpening] = useState(false);
  const now = useNow();
  // The server judges with its own clock; until ours is known, a date that was ahead when the page was made is ahead.
  const items = useReadiness(challenge, new Date(now ?? 0).toISOString());
  const done = items.filter(({ isDone }) => isDone).length;
  const owed = items.filter(({ isBlocking, isDone }) => isBlocking && !isDone).length;
  return (
    <section aria-labelledby="challenge-readiness" className="overflow-hidden rounded-xl bg-stage">
      <div className="dark p-5 text-stage-foreground sm:p-6">
        <h2 id="challenge-readiness" className="text-lg font-semibold">
          {m.programmes_ready_title()}
        </h2>
        <SeatArc done={done} total={items.length} />
        <ul className="mt-3 border-t border-white/15">
          {items.map((item) => (
            <Item key={item.id} challenge={challenge} onField={onField} {...item} />
          ))}
        </ul>
        <Button
          variant={owed === 0 ? "accent" : "onstage"}
          className="mt-5 w-full"
          disabled={owed > 0}
          aria-describedby="challenge-unlocks"
          onClick={() => setOpening(true)}
        >
          {owed > 0 && <Lock aria-hidden />}
          {STEP_WORDS.open.verb()}
        </Button>
        <p id="challenge-unlocks" className="mt-2 text-center text-sm text-stage-muted">
          {owed > 0 && m.programmes_ready_locked({ count: owed })}
        </p>
      </div>
      {isOpening && <StepDialog challenge={challenge} step="open" onClose={() => setOpening(false)} />}
    </section>
  );
}

function Item({ challenge, words, part, field, isBlocking, isDone, onField }: ReadyItem & ReadinessStageProps) {
  const Icon = isDone ? CircleCheck : isBlocking ? CircleX : CircleAlert;
  const standing = isDone
    ? m.programmes_ready_done()
    : isBlocking
      ? m.programmes_ready_needed()
      : m.programmes_ready_advised();
  return (
    <li className="flex items-start gap-3 border-b border-white/15 py-3">
      <Icon
        aria-hidden
        className={cn(
          "mt-0.5 size-5 shrink-0",
          isDone ? "text-accent" : isBlocking ? "text-danger" : "text-stage-muted",
        )}
      />
      <span className={cn("min-w-0 flex-1 leading-snug", isDone && "text-stage-muted")}>
        {words()}
        <span className={cn("block text-sm text-stage-muted", isDone && "sr-only")}>{standing}</span>
      </span>
      {!isDone && (
        <Link
          to="/evaluation-management/challenges/$programmeId"
          params={{ programmeId: challenge.id }}
          search={{ part }}
          {...(field && { hash: `field-${field}`, onClick: () => onField(field) })}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          {m.programmes_ready_write()}
          <span className="sr-only">: {words()}</span>
        </Link>
      )}
    </li>
  );
}

const RADIUS = 62;

/** A seat for each thing that is needed; those that are there are lit. */
function SeatArc({ done, total }: { done: number; total: number }) {
  const seats = Array.from({ length: total }, (_, seat) => {
    const angle = Math.PI * (1 - seat / Math.max(1, total - 1));
    return { x: RADIUS * Math.cos(angle), y: -RADIUS * Math.sin(angle), isLit: seat < done };
  });
  return (
    <div className="relative mx-auto mt-3 w-44">
      <svg viewBox="-76 -74 152 84" aria-hidden className="block w-full">
        {seats.map(({ x, y, isLit }) => (
          <circle
            key={x}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r="6"
            fill={isLit ? "var(--accent)" : "none"}
            stroke={isLit ? "var(--accent)" : "var(--stage-muted)"}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <p className="absolute inset-x-0 bottom-0 text-center text-sm text-stage-muted">
        <b className="display block text-4xl leading-none font-normal text-stage-foreground">{formatNumber(done)}</b>
        {m.programmes_ready_of({ total: formatNumber(total) })}
      </p>
    </div>
  );
}
