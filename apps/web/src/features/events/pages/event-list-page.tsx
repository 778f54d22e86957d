import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { CalendarPlus, Ticket } from "lucide-react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { isNarrowed } from "#shared/lists/list-filters.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { EventProgramme } from "../components/list/event-programme.tsx";
import { EventStage } from "../components/list/event-stage.tsx";
import { eventsQueries } from "../events.queries.ts";
import { useEventFilters } from "../hooks/use-event-filters.ts";
import { eventListInput } from "../model/event-search.ts";

const route = getRouteApi("/shell/events");

/** The next event on the stage, and the programme by month. The address says everything, so a list can be sent to someone. */
export function EventListPage() {
  const search = route.useSearch();
  const input = eventListInput(search);
  const list = useList(eventsQueries.list(input, search.cursor ?? null));
  const total = useCount(eventsQueries.count(input), list);
  const asked = useEventFilters(search);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const next = isNarrowed(asked, search) || search.cursor ? undefined : list.rows.find((row) => !row.is_cancelled);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader title={m.events_title()} lead={m.events_lead()} actions={<Actions />} />
      {next && <EventStage event={next} />}
      <ResourceList
        list={list}
        asked={asked}
        address={useListAddress("/events", search)}
        failed={m.events_failed()}
        empty={{
          title: m.events_none(),
          text: m.events_none_text(),
          action: (
            <Link to="/events" search={{ time: "past" }} className={buttonStyles({ variant: "outline" })}>
              {m.events_see_past()}
            </Link>
          ),
          filtered: { title: m.events_none_match(), text: m.events_none_match_text() },
        }}
        count={countText(total, {
          exact: ({ count, number }) => m.events_count({ count, shown: number }),
          about: ({ number }) => m.events_count_about({ shown: number }),
        })}
        download={<ListDownload of="/events" input={input} />}
        isChanging={isChanging}
        skeleton={<SkeletonRows rows={6} />}
        linksPages
      >
        {(rows) => <EventProgramme rows={rows} />}
      </ResourceList>
    </div>
  );
}

/** One's own tickets, and for those who run events the way to theirs. */
function Actions() {
  const session = useSession();
  if (!session.profile) return null;
  return (
    <>
      <Link to="/events/tickets" className={buttonStyles({ variant: "outline" })}>
        <Ticket aria-hidden />
        {m.events_tickets_title()}
      </Link>
      {session.current_organization && hasAction(session, "data.manageEvents") && (
        <>
          <Link to="/events/manage" className={buttonStyles({ variant: "outline" })}>
            {m.events_manage_title()}
          </Link>
          <Link to="/events/new" className={buttonStyles()}>
            <CalendarPlus aria-hidden />
            {m.events_new_title()}
          </Link>
        </>
      )}
    </>
  );
}
