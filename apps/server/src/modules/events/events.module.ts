import { attendeeColumns } from "@kerkis/contract/events/door/door.columns.ts";
import { doorContract } from "@kerkis/contract/events/door/door.contract.ts";
import { editingContract } from "@kerkis/contract/events/editing/editing.contract.ts";
import { eventColumns } from "@kerkis/contract/events/events.columns.ts";
import { eventsContract } from "@kerkis/contract/events/events.contract.ts";
import { pitchColumns } from "@kerkis/contract/events/report/report.columns.ts";
import { reportContract } from "@kerkis/contract/events/report/report.contract.ts";
import { linksFollowMerges } from "#modules/startups/startups.api.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { calendarFiles } from "./calendars/calendar-files.routes.ts";
import { calendarsRoutes } from "./calendars/calendars.routes.ts";
import { cohostsRoutes } from "./cohosts/cohosts.routes.ts";
import { questionColumns } from "./door/door.reads.ts";
import { doorRoutes } from "./door/door.routes.ts";
import { editingRoutes } from "./editing/editing.routes.ts";
import { eventChanged } from "./events.events.ts";
import { eventsJobs } from "./events.jobs.ts";
import { eventsRoutes } from "./events.routes.ts";
import { interestRoutes } from "./interest/interest.routes.ts";
import { interestFollowsMerges } from "./interest/merged-interest.listeners.ts";
import { eventStartups } from "./pitching/pitching.tables.ts";
import { eventsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { eventsRetention } from "./privacy/retention.listeners.ts";
import { eventsPersonalData } from "./privacy/personal-data.reads.ts";
import { reportRoutes } from "./report/report.routes.ts";
import { registrationsRoutes } from "./registrations/registrations.routes.ts";

export const eventsModule: ServerModule = {
  name: "events",
  after: ["organizations", "startups", "investors"],
  routes: () => ({
    ...eventsRoutes,
    ...editingRoutes,
    ...registrationsRoutes,
    ...doorRoutes,
    ...calendarsRoutes,
    ...cohostsRoutes,
    ...reportRoutes,
    ...interestRoutes,
  }),
  httpRoutes: [calendarFiles],
  exports: [
    listExport(eventsContract.list, "events", eventColumns),
    listExport(doorContract.attendees, "attendees", attendeeColumns, {
      recordedAs: { action: "event.attendees_exported", entity: "event" },
      moreColumns: (db, { id }) => questionColumns(db, String(id)),
    }),
    listExport(reportContract.pitches, "pitches", pitchColumns),
    listExport(editingContract.managed, "organization-events", eventColumns),
  ],
  listeners: [
    eventsRetention,
    // A merged startup took the stage as the one that it became.
    linksFollowMerges({
      kind: "events",
      table: eventStartups,
      startup: eventStartups.startup_id,
      other: eventStartups.event_id,
      carried: eventStartups.place,
    }),
    interestFollowsMerges,
  ],
  jobs: [eventsJobs],
  personalData: eventsPersonalData,
  erasure: eventsPersonalDataListeners,
  changesPublicPages: [eventChanged],
  showsFile: ["exists (select from events where cover_url = file.url)"],
};
