import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UserRoundCog } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

const dayText = (day: string) => formatDate(`${day}T12:00:00Z`, "medium");

/** One calm line: for whom the reader stands in, or who stands in for the reader. */
export function StandingIn() {
  const { data } = useQuery(workflowsQueries.absences());
  if (!data || (data.stands_in.length === 0 && data.own === null)) return null;
  const { own, stands_in: standsIn } = data;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-primary-soft px-5 py-3 text-primary">
      <UserRoundCog aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        {standsIn.map(({ person, until_on }) => (
          <p key={person}>{m.workflows_stands_in({ name: person, until: dayText(until_on) })}</p>
        ))}
        {own && (
          <p>
            {m.workflows_stood_for({
              name: own.substitute.name,
              from: dayText(own.from_on),
              until: dayText(own.until_on),
            })}
          </p>
        )}
      </div>
      <Link to="/settings" search={{ section: "absence" }} className={linkStyles({ className: "font-semibold" })}>
        {m.workflows_absence_details()}
      </Link>
    </div>
  );
}
