import type { StartupFollowers } from "@kerkis/contract/startups/followers/followers.schema.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { ROLE_TONES, roleColor, type RoleTone } from "#shared/ui/marks/tone.ts";
import { StageHouse } from "#shared/ui/theatre/stage-house.tsx";
import { startupsQueries } from "../../startups.queries.ts";

/** Above this one seat stands for several. */
const MOST_SEATS = 600;

const WORDS: Record<RoleTone, (of: { count: number; shown: string }) => string> = {
  founder: m.startups_followers_founder,
  investor: m.startups_followers_investor,
  evaluator: m.startups_followers_evaluator,
  mentor: m.startups_followers_mentor,
  public: m.startups_followers_public,
};

const perSeat = ({ total }: StartupFollowers): number => Math.max(1, Math.ceil(total / MOST_SEATS));

/** The house with those who follow in the seats nearest to the stage, by role; one's own seat in the light. */
export function FollowersHouse({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const { data } = useQuery(startupsQueries.followers(id));
  const each = data ? perSeat(data) : 1;
  const lit = data ? ROLE_TONES.map((tone) => ({ tone, count: Math.round(data.by_role[tone] / each) })) : [];
  return (
    <StageHouse lit={lit} hasOwn={data?.is_following ?? false} className={className}>
      {children}
    </StageHouse>
  );
}

/** How many follow, from how many organizations and in which role. */
export function FollowersCount({ id, className }: { id: string; className?: string }) {
  const { data } = useQuery(startupsQueries.followers(id));
  if (!data) return null;
  if (data.total === 0) return <p className={className}>{m.startups_followers_none()}</p>;
  const each = perSeat(data);
  return (
    <div className={className}>
      <p className="font-medium text-stage-foreground">
        {m.startups_followers_total({ count: data.total, shown: formatNumber(data.total) })}{" "}
        {data.organizations > 1 && m.startups_followers_from({ count: data.organizations })}
      </p>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-x-4 gap-y-1">
        {ROLE_TONES.filter((tone) => data.by_role[tone] > 0).map((tone) => (
          <li key={tone} className="flex items-center gap-1.5">
            <i aria-hidden className="size-2 rounded-full" style={{ background: roleColor(tone) }} />
            {WORDS[tone]({ count: data.by_role[tone], shown: formatNumber(data.by_role[tone]) })}
          </li>
        ))}
      </ul>
      {each > 1 && <p className="mt-1">{m.startups_followers_unit({ each: formatNumber(each) })}</p>}
    </div>
  );
}
