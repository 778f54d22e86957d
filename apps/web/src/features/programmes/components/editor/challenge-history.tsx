import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { HISTORY_WORDS } from "../../model/words.ts";

/** Who did what with a call, and why. */
export function ChallengeHistory({ challenge: { history } }: { challenge: ManagedChallenge }) {
  return (
    <section aria-labelledby="challenge-history" className="rounded-lg bg-surface p-5 shadow-sm">
      <h2 id="challenge-history" className="text-lg font-semibold">
        {m.programmes_history()}
      </h2>
      <ul className="mt-2 divide-y divide-border">
        {history.map(({ id, action, person, reason, created_at }) => (
          <li key={id} className="py-2.5 text-[0.9375rem] [overflow-wrap:anywhere]">
            <span className="flex flex-wrap justify-between gap-x-4">
              {HISTORY_WORDS[action]({ person: person ?? m.person_erased() })}
              <span className="text-sm text-muted-foreground">
                <RelativeTime value={created_at} />
              </span>
            </span>
            {reason && <span className="block text-sm text-muted-foreground">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
