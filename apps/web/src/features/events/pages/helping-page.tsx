import type { Helping } from "@kerkis/contract/events/cohosts/cohosts.schema.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { DayMark } from "../components/list/day-mark.tsx";
import { useAnswerCohost, useLeaveCohost } from "../cohosts.mutations.ts";
import { eventsQueries } from "../events.queries.ts";
import { momentIn } from "../model/moment-text.ts";
import { placeText } from "../model/place-text.ts";

const route = getRouteApi("/shell/signed-in/events/helping");

/** Events that one helps to run, and those that one is asked to. */
export function HelpingPage() {
  const search = route.useSearch();
  const list = useList(eventsQueries.helping());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.events_helping_title()} lead={m.events_helping_lead()} />
      <ResourceList
        list={list}
        address={useListAddress("/events/helping", search)}
        failed={m.events_failed()}
        empty={{ title: m.events_helping_none(), text: m.events_helping_none_text() }}
      >
        {(rows) => (
          <ul className="divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-sm">
            {rows.map((helping) => (
              <HelpingRow key={helping.id} helping={helping} />
            ))}
          </ul>
        )}
      </ResourceList>
    </div>
  );
}

function HelpingRow({ helping }: { helping: Helping }) {
  const { id, event, as, accepted_at } = helping;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6">
      <DayMark event={event} />
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 [overflow-wrap:anywhere]">
          {accepted_at ? (
            <Link
              to="/event/$id"
              params={{ id: event.id }}
              className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
            >
              {event.title}
            </Link>
          ) : (
            <b className="min-w-0 font-medium">{event.title}</b>
          )}
          {!accepted_at && <Badge tone="warning">{m.events_helping_asked()}</Badge>}
        </p>
        <p className="mt-1 text-sm text-muted-foreground [overflow-wrap:anywhere]">
          {[momentIn(event.start_date, event.timezone), placeText(event), event.organization.name]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {as && (
          <p className="mt-1 text-sm [overflow-wrap:anywhere]">{m.events_helping_as({ organization: as.name })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:col-start-2">
        {accepted_at ? <Leave helping={helping} /> : <Answer id={id} title={event.title} />}
      </div>
    </li>
  );
}

function Answer({ id, title }: { id: string; title: string }) {
  const answer = useAnswerCohost();
  const say = (accept: boolean) =>
    answer.mutate(
      { id, accept },
      { onSuccess: () => toast.success(accept ? m.events_helping_accepted() : m.events_helping_declined()) },
    );
  return (
    <>
      <Button size="sm" pending={answer.isPending} onClick={() => say(true)}>
        {m.events_helping_accept()}
        <span className="sr-only">: {title}</span>
      </Button>
      <Button size="sm" variant="outline" onClick={() => say(false)}>
        {m.events_helping_decline()}
        <span className="sr-only">: {title}</span>
      </Button>
    </>
  );
}

function Leave({ helping: { id, event } }: { helping: Helping }) {
  const [isAsked, setAsked] = useState(false);
  const leave = useLeaveCohost();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
        {m.events_helping_leave()}
        <span className="sr-only">: {event.title}</span>
      </Button>
      {isAsked && (
        <Confirm
          tone="danger"
          title={m.events_helping_leave_title({ title: event.title })}
          description={m.events_helping_leave_text()}
          confirmLabel={m.events_helping_leave()}
          command={leave}
          input={() => ({ id })}
          done={m.events_helping_left()}
          failed={m.events_helping_leave_failed()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
