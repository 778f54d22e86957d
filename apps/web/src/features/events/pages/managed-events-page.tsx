import { getRouteApi, Link } from "@tanstack/react-router";
import { CalendarPlus, FileInput } from "lucide-react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EventProgramme } from "../components/list/event-programme.tsx";
import { eventsQueries } from "../events.queries.ts";
import { managedInput } from "../model/managed-search.ts";

const route = getRouteApi("/shell/signed-in/events/manage");

/** Events of the current organization for those who run them, drafts among them. */
export function ManagedEventsPage() {
  const search = route.useSearch();
  const input = managedInput(search);
  const list = useList(eventsQueries.managed(input));
  const total = useCount(eventsQueries.managedCount(input), list);
  const add = (
    <>
      <Link to="/imports" search={{ kind: "events" }} className={buttonStyles({ variant: "outline" })}>
        <FileInput aria-hidden />
        {m.events_import()}
      </Link>
      <Link to="/events/new" className={buttonStyles()}>
        <CalendarPlus aria-hidden />
        {m.events_new_title()}
      </Link>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.events_manage_title()} lead={m.events_manage_lead()} actions={add} />
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "chips",
              name: "time",
              label: m.events_filter_time(),
              options: [
                { value: "upcoming", label: m.events_upcoming() },
                { value: "past", label: m.events_past() },
              ],
              fallback: "upcoming",
            },
          ],
        }}
        address={useListAddress("/events/manage", search)}
        download={<ListDownload of="/events/managed" input={input} />}
        failed={m.events_failed()}
        empty={{ title: m.events_manage_none(), text: m.events_manage_none_text(), action: add }}
        count={countText(total, {
          exact: ({ count, number }) => m.events_count({ count, shown: number }),
          about: ({ number }) => m.events_count_about({ shown: number }),
        })}
      >
        {(rows) => <EventProgramme rows={rows} />}
      </ResourceList>
    </div>
  );
}
