import type { Interested } from "@kerkis/contract/events/interest/interest.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { ListEnd } from "#shared/lists/list-end.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { eventsQueries } from "../../events.queries.ts";

/** Who is interested in the reader's own startups, for those who run them alone. */
export function InterestedInvestors({ id }: { id: string }) {
  const list = useList(eventsQueries.interested(id));
  if (list.state === "loading") return null;
  return (
    <section
      aria-labelledby="event-interested"
      className="rounded-lg bg-surface p-5 text-foreground shadow-sm print:hidden"
    >
      <h3 id="event-interested" className="text-[1.0625rem] font-semibold">
        {m.events_interested()}
      </h3>
      {list.state === "failed" ? (
        <p role="alert" className="mt-2 text-danger">
          {errorText(list.error)}
        </p>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">
            {list.rows.length > 0 ? m.events_interested_seen() : m.events_interested_none()}
          </p>
          <ul className="mt-3 divide-y divide-border empty:hidden">
            {list.rows.map((one) => (
              <Person key={one.id} interested={one} />
            ))}
          </ul>
          <ListEnd list={list} />
        </>
      )}
    </section>
  );
}

function Person({ interested: { person, investor, startup, since } }: { interested: Interested }) {
  return (
    <li className="flex min-w-0 items-center gap-3.5 py-3">
      <Avatar name={person.name} src={person.avatar_url} size={40} />
      <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className="block font-medium">{person.name}</span>
        {investor && (
          <Link
            to="/investor/$id"
            params={{ id: investor.id }}
            className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}
          >
            {investor.name}
          </Link>
        )}
        <span className="block text-sm text-muted-foreground">
          {startup.name} · <time dateTime={since}>{formatDate(since, "medium")}</time>
        </span>
      </p>
    </li>
  );
}
