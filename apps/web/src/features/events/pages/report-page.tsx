import type { EventReport } from "@kerkis/contract/events/report/report.schema.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Mic, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SeatHouse } from "../components/house/seat-house.tsx";
import { eventsQueries } from "../events.queries.ts";
import { momentIn } from "../model/moment-text.ts";

const route = getRouteApi("/shell/signed-in/event/$id/report");

/** The morning after: who came and who did not, whose people they are, through which doors, what they answered. */
export function ReportPage() {
  const { id } = route.useParams();
  const { data: report } = useSuspenseQuery(eventsQueries.report(id));
  const { organizations, startups, doors, answers } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        title={m.events_report_title()}
        lead={[report.title, momentIn(report.start_date, report.timezone)].join(" · ")}
        actions={
          <>
            <Button variant="outline" size="sm" className="print:hidden" onClick={() => window.print()}>
              <Printer />
              {m.events_door_print()}
            </Button>
            <Link
              to="/event/$id/attendees"
              params={{ id }}
              className={buttonStyles({ variant: "outline", size: "sm", className: "print:hidden" })}
            >
              {m.events_attendees_title()}
            </Link>
            {report.registered + report.gave_back + report.waiting > 0 && (
              <ListDownload of={`/events/${id}/attendees`} input={{}} />
            )}
          </>
        }
      />
      <Turnout report={report} />
      <div className="gap-8 lg:columns-2">
        {startups.length > 0 && (
          <Part title={m.events_report_startups()}>
            {startups.map(({ startup, on_stage, interested, registered, came }) => (
              <Line
                key={startup.id}
                came={came}
                of={registered}
                mark={<Mark seed={startup.id} src={startup.logo_url} size={32} />}
              >
                <Link
                  to="/startup/$id"
                  params={{ id: startup.id }}
                  className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
                >
                  {startup.name}
                </Link>
                {on_stage && (
                  <Badge>
                    <Mic aria-hidden className="size-3" />
                    {m.events_report_on_stage()}
                  </Badge>
                )}
                {interested > 0 && (
                  <span className="text-sm text-muted-foreground">
                    {m.events_report_interested({ count: interested, shown: formatNumber(interested) })}
                  </span>
                )}
              </Line>
            ))}
            {startups.some(({ on_stage }) => on_stage) && (
              <li className="pt-4 print:hidden">
                <p className="mb-2.5 text-sm text-muted-foreground">{m.events_report_pitches_file()}</p>
                <ListDownload of={`/events/${id}/pitches`} />
              </li>
            )}
          </Part>
        )}
        {organizations.length > 0 && (
          <Part title={m.events_report_organizations()}>
            {organizations.map(({ organization, registered, came }) => (
              <Line
                key={organization.id}
                came={came}
                of={registered}
                mark={<Mark seed={organization.slug} src={organization.logo_url} size={32} />}
              >
                <Link
                  to="/org/$slug"
                  params={{ slug: organization.slug }}
                  className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
                >
                  {organization.name}
                </Link>
              </Line>
            ))}
          </Part>
        )}
        {doors.some(({ door }) => door !== "") && (
          <Part title={m.events_report_doors()}>
            {doors.map(({ door, came }) => (
              <Line key={door} came={came} of={report.came}>
                {door || m.events_report_no_door()}
              </Line>
            ))}
          </Part>
        )}
        {answers.map(({ key, label, options }) => (
          <Part key={key} title={localized(label)}>
            {options.map((option) => (
              <Line key={option.label.el} came={option.count} of={report.registered}>
                {localized(option.label)}
              </Line>
            ))}
          </Part>
        ))}
      </div>
    </div>
  );
}

/** The house as it filled, and the figures beside it; who did not come is a list of its own. */
function Turnout({ report }: { report: EventReport }) {
  const { id, registered, came, waiting, gave_back, capacity, is_over } = report;
  const figures: [string, number, ReactNode?][] = [
    [m.events_report_registered(), registered],
    [
      is_over ? m.events_report_absent() : m.events_report_not_yet(),
      registered - came,
      <Link
        key="absent"
        to="/event/$id/attendees"
        params={{ id }}
        search={{ came: "no" }}
        className={linkStyles({ kind: "standalone", className: "text-sm print:hidden" })}
      >
        {m.events_report_who()}
      </Link>,
    ],
    [m.events_report_gave_back(), gave_back],
    [m.events_attendees_waiting(), waiting],
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 rounded-xl bg-surface p-6 shadow-sm sm:p-8 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-6">
        <SeatHouse
          seats={{ capacity: capacity ?? Math.max(1, registered), taken: came, waiting: 0 }}
          className="w-44"
        />
        <p>
          <span className="display block text-6xl leading-none">{formatNumber(came)}</span>
          <span className="mt-1.5 block text-muted-foreground">
            {m.events_report_came({
              share: formatNumber(registered === 0 ? 0 : Math.round((100 * came) / registered)),
            })}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value, more]) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="mt-1">
              <span className="display block text-2xl leading-none">{formatNumber(value)}</span>
              {value > 0 && more}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 min-w-0 break-inside-avoid rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <h2 className="text-[1.0625rem] font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <ul className="mt-3 divide-y divide-border">{children}</ul>
    </section>
  );
}

interface LineProps {
  came: number;
  of: number;
  mark?: ReactNode;
  children: ReactNode;
}

/** A name, how many of how many, and the same as a line of its length. */
function Line({ came, of, mark, children }: LineProps) {
  return (
    <li className="flex min-w-0 items-center gap-3.5 py-3">
      {mark}
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline justify-between gap-4">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 [overflow-wrap:anywhere]">
            {children}
          </span>
          <span className="tnum shrink-0 text-sm text-muted-foreground">
            <b className="font-semibold text-foreground">{formatNumber(came)}</b> / {formatNumber(of)}
          </span>
        </p>
        <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-muted">
          <span
            className="block h-full rounded-full bg-primary"
            style={{ width: `${of === 0 ? 0 : Math.min(100, (100 * came) / of)}%` }}
          />
        </span>
      </div>
    </li>
  );
}
