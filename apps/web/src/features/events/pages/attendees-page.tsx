import { STATE_LABELS } from "@kerkis/contract/events/door/door.columns.ts";
import type { Attendee } from "@kerkis/contract/events/door/door.schema.ts";
import { answersInWords } from "@kerkis/contract/events/questions/questions.policy.ts";
import type { EventQuestion } from "@kerkis/contract/events/questions/questions.schema.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { REGISTRATION_STATES } from "@kerkis/contract/events/events.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChartNoAxesColumn } from "lucide-react";
import { m } from "#messages";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { eventsQueries } from "../events.queries.ts";
import { useDecideRequest } from "../events.mutations.ts";
import { attendeeInput } from "../model/attendee-search.ts";
import { ticketNumber } from "../model/ticket-number.ts";

const route = getRouteApi("/shell/signed-in/event/$id/attendees");

const columns = (id: string, questions: readonly EventQuestion[]): readonly Column<Attendee>[] => [
  {
    label: m.events_attendee_number(),
    cell: ({ number }) => <span className="tnum">{ticketNumber(number)}</span>,
    phone: "top",
  },
  {
    label: m.events_attendee_name(),
    cell: ({ name, responses, organizations, startups }) => (
      <>
        {name}
        {organizations.length + startups.length > 0 && (
          <span className="flex flex-wrap gap-x-2 text-sm font-normal text-muted-foreground [overflow-wrap:anywhere]">
            {startups.map((startup) => (
              <Link
                key={startup.id}
                to="/startup/$id"
                params={{ id: startup.id }}
                className={linkStyles({ kind: "standalone" })}
              >
                {startup.name}
              </Link>
            ))}
            {organizations.length > 0 && <span>{organizations.join(", ")}</span>}
          </span>
        )}
        <AnswerLines questions={questions} responses={responses} />
      </>
    ),
    wraps: true,
    phone: "main",
  },
  {
    label: m.events_attendees_state(),
    cell: (attendee) => <State id={id} attendee={attendee} />,
    phone: "bottom",
  },
  { label: m.events_attendee_since(), cell: ({ since }) => formatDateTime(since) },
  {
    label: m.events_attendee_came(),
    cell: ({ checked_in_at: at, door }) => (at ? [formatDateTime(at), door].filter(Boolean).join(" · ") : "–"),
    phone: "line",
  },
];

/** What someone answered to the event's questions, small under their name. */
function AnswerLines({ questions, responses }: { questions: readonly EventQuestion[]; responses: Responses }) {
  const given = answersInWords(questions, responses, currentLanguage()).filter(({ answer }) => answer !== null);
  if (given.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-0.5 text-sm font-normal text-muted-foreground [overflow-wrap:anywhere]">
      {given.map(({ key, question, answer }) => (
        <div key={key}>
          <dt className="inline">{question}: </dt>
          <dd className="inline text-foreground">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who wants to come, who has a seat and who came, for those who run the event. */
export function AttendeesPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const input = attendeeInput(id, search);
  const list = useList(eventsQueries.attendees(input));
  const questions = useQuery(eventsQueries.event(id)).data?.questions ?? [];
  const { data: count } = useQuery(eventsQueries.attendeesCount(input));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.events_attendees_title()}
        lead={m.events_attendees_lead()}
        actions={
          <>
            <Link to="/event/$id/report" params={{ id }} className={buttonStyles({ variant: "outline" })}>
              <ChartNoAxesColumn aria-hidden />
              {m.events_report_title()}
            </Link>
            <Link to="/event/$id" params={{ id }} className={buttonStyles({ variant: "outline" })}>
              {m.events_ticket_event()}
            </Link>
          </>
        }
      />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-border shadow-sm sm:grid-cols-4">
        {(
          [
            ["seated", m.events_attendees_seated()],
            ["waiting", m.events_attendees_waiting()],
            ["requested", m.events_attendees_requested()],
            ["there", m.events_attendees_there()],
          ] as const
        ).map(([group, label]) => (
          <div key={group} className="bg-surface px-5 py-4">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="display mt-1 text-2xl leading-none">{count ? formatNumber(count.groups[group]) : "–"}</dd>
          </div>
        ))}
      </dl>
      <ResourceList
        list={list}
        asked={{
          words: { name: "q", label: m.events_attendees_search() },
          filters: [
            {
              kind: "select",
              name: "status",
              label: m.events_attendees_state(),
              any: m.events_attendees_state_all(),
              options: REGISTRATION_STATES.map((value) => ({ value, label: localized(STATE_LABELS[value]) })),
            },
            {
              kind: "select",
              name: "came",
              label: m.events_attendee_came(),
              any: m.events_attendees_came_any(),
              options: [
                { value: "yes", label: m.events_attendees_there() },
                { value: "no", label: m.events_report_absent() },
              ],
            },
          ],
        }}
        address={useListAddress(`/event/${id}/attendees`, search)}
        failed={m.events_failed()}
        empty={{ title: m.events_attendees_none() }}
        download={<ListDownload of={`/events/${id}/attendees`} input={input} />}
      >
        {(rows) => (
          <ListTable
            label={m.events_attendees_title()}
            rows={rows}
            rowId={({ user_id }) => user_id}
            columns={columns(id, questions)}
          />
        )}
      </ResourceList>
    </div>
  );
}

/** Where someone stands; of a request the answer is given here. */
function State({ id, attendee: { user_id, status, name } }: { id: string; attendee: Attendee }) {
  const decide = useDecideRequest();
  if (status !== "requested") return localized(STATE_LABELS[status]);
  const answer = (approve: boolean) =>
    decide.mutate(
      { id, user_id, approve },
      { onSuccess: () => toast.success(approve ? m.events_approved({ name }) : m.events_declined({ name })) },
    );
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" pending={decide.isPending} onClick={() => answer(true)}>
        {m.events_approve()}
        <span className="sr-only">: {name}</span>
      </Button>
      <Button size="sm" variant="outline" onClick={() => answer(false)}>
        {m.events_decline()}
        <span className="sr-only">: {name}</span>
      </Button>
    </span>
  );
}
