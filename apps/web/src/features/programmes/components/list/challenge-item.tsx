import type { ChallengeRow } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { PHASE_WORDS } from "../../model/words.ts";

/** One of the organization's calls; it leads to its editor. */
export function ChallengeItem({ challenge }: { challenge: ChallengeRow }) {
  const { id, kind, title, phase, opens_at, closes_at, capacity } = challenge;
  const window =
    opens_at && closes_at
      ? m.programmes_list_window({ from: formatDate(opens_at, "short"), to: formatDate(closes_at, "medium") })
      : m.programmes_list_no_dates();
  const { name, tone } = PHASE_WORDS[phase];
  return (
    <article className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 hover:bg-muted sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">
          <Link
            to="/evaluation-management/challenges/$programmeId"
            params={{ programmeId: id }}
            className={linkStyles({ kind: "cover" })}
          >
            {localized(title) || title.el}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {[
            localized(KIND_LABELS[kind]),
            window,
            capacity !== null && `${formatNumber(capacity)} ${m.programmes_call_places({ count: capacity })}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <StatusBadge tone={tone}>{name()}</StatusBadge>
    </article>
  );
}
