import type { SimilarStartup } from "@kerkis/contract/startups/startups.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Scale } from "lucide-react";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { startupsQueries } from "../startups.queries.ts";
import { industryName, stageName } from "./labels.ts";

const TAGS_SHOWN = 2;
const COLUMNS: Readonly<Record<number, string>> = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" };

/** Why one stands beside the other: what they have in common, the most telling first. */
function reasonOf({
  shared_tags: tags,
  same_industry: industry,
  same_place: place,
  ...startup
}: SimilarStartup): string {
  if (tags.length > 0) return m.startups_similar_tags({ tags: formatList(tags.slice(0, TAGS_SHOWN)) });
  if (industry && place)
    return m.startups_similar_both({ industry: industryName(startup.industry), place: startup.location });
  if (industry) return m.startups_similar_industry({ industry: industryName(startup.industry) });
  return m.startups_similar_place({ place: startup.location });
}

/** Others of the registry that have something in common with it, each with the reason first. */
export function SimilarStartups({ id, industry }: { id: string; industry: SimilarStartup["industry"] }) {
  const { data } = useQuery(startupsQueries.similar(id));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="startup-similar" className="mt-14 rounded-xl bg-muted p-5 sm:p-8 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="startup-similar" className="display text-[1.75rem] leading-tight">
          {m.startups_similar_title()}
        </h2>
        <span className="flex flex-wrap gap-x-6 gap-y-2">
          <Link
            to="/startups/compare"
            search={{ ids: [id, ...data.map((startup) => startup.id)].join(",") }}
            className={linkStyles({ kind: "standalone" })}
          >
            <Scale aria-hidden />
            {m.startups_compare_similar()}
          </Link>
          <Link to="/startups" search={{ industry }} className={linkStyles({ kind: "standalone" })}>
            {m.startups_similar_all({ industry: industryName(industry) })}
            <ArrowRight aria-hidden />
          </Link>
        </span>
      </div>
      <ul className={cn("mt-5 grid grid-cols-[minmax(0,1fr)] gap-4", COLUMNS[data.length])}>
        {data.map((startup) => (
          <li key={startup.id} className="min-w-0">
            <article className="relative flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-sm transition-shadow duration-200 hover:shadow-md">
              <p className="bg-primary-soft px-5 py-2.5 text-sm font-medium text-pretty text-primary [overflow-wrap:anywhere]">
                {reasonOf(startup)}
              </p>
              <div className="flex min-w-0 gap-3.5 p-5">
                <Mark seed={startup.id} src={startup.logo_url} size={40} />
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    <Link
                      to="/startup/$id"
                      params={{ id: startup.id }}
                      className={linkStyles({ kind: "cover", className: "line-clamp-2 [overflow-wrap:anywhere]" })}
                    >
                      {startup.name}
                    </Link>
                  </h3>
                  <p className="truncate text-sm text-muted-foreground">
                    {[startup.location, stageName(startup.stage)].filter(Boolean).join(" · ")}
                  </p>
                  <p className="mt-2 line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
                    {startup.tagline}
                  </p>
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
