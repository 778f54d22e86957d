import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { startupsQueries } from "../../startups.queries.ts";

/** Events where a startup took the stage, or will, the latest first; nothing where it never did. */
export function StartupStages({ startupId }: { startupId: string }) {
  const { data } = useQuery(startupsQueries.stages(startupId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="startup-stages">
      <h2 id="startup-stages" className="display mb-4 text-[1.75rem] leading-tight">
        {m.startups_stages()}
      </h2>
      <Timeline
        entries={data.map(({ id, title, start_date, organization, city }, index) => ({
          id,
          title: (
            <Link to="/event/$id" params={{ id }} className={linkStyles({ kind: "standalone" })}>
              {title}
            </Link>
          ),
          meta: [formatDate(start_date), city, organization.name].filter(Boolean).join(" · "),
          tone: index === 0 ? "accent" : "info",
        }))}
      />
    </section>
  );
}
