import { answersInWords } from "@kerkis/contract/events/questions/questions.policy.ts";
import type { EventQuestion } from "@kerkis/contract/events/questions/questions.schema.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { asc, eq, or } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { allAtOnce, ownRows, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { eventCalendars } from "../calendars/calendars.tables.ts";
import { eventCohosts } from "../cohosts/cohosts.tables.ts";
import { events } from "../events.tables.ts";
import { eventInterests } from "../interest/interest.tables.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";

/** With the questions in words instead of their keys. */
const answered = <Row extends { questions: EventQuestion[]; responses: Responses }>({
  questions,
  responses,
  ...row
}: Row) => ({
  ...row,
  answers: answersInWords(questions, responses, "el")
    .filter(({ answer }) => answer !== null)
    .map(({ question, answer }) => `${question}: ${answer}`),
});

/** Events that the person wanted to come to, and whether they did. */
export const eventsPersonalData: readonly PersonalSection[] = [
  {
    name: "event_registrations",
    title: { el: "Εκδηλώσεις", en: "Events" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            id: registrations.id,
            event: events.title,
            start_date: events.start_date,
            status: registrations.status,
            place: registrations.place,
            since: registrations.since,
            offered_until: registrations.offered_until,
            checked_in_at: registrations.checked_in_at,
            created_at: registrations.created_at,
            questions: events.questions,
            responses: registrations.responses,
          })
          .from(registrations)
          .innerJoin(events, eq(events.id, registrations.event_id))
          .where(eq(registrations.user_id, userId))
          .orderBy(asc(registrations.created_at))
          .then((rows) => rows.map(answered)),
      ),
  },
  {
    name: "event_calendars",
    title: { el: "Ημερολόγιο εκδηλώσεων", en: "Calendar of events" },
    // The secret itself stays out of a file that people keep and pass on; the account shows it.
    rows: ownRows({
      owner: eventCalendars.user_id,
      order: eventCalendars.created_at,
      columns: { created_at: eventCalendars.created_at },
    }),
  },
  {
    name: "event_interests",
    title: { el: "Startups που με ενδιαφέρουν", en: "Startups of interest" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            id: eventInterests.id,
            event: events.title,
            startup: startups.name,
            created_at: eventInterests.created_at,
            taken_back_at: eventInterests.taken_back_at,
          })
          .from(eventInterests)
          .innerJoin(events, eq(events.id, eventInterests.event_id))
          .innerJoin(startups, eq(startups.id, eventInterests.startup_id))
          .where(eq(eventInterests.user_id, userId))
          .orderBy(asc(eventInterests.created_at)),
      ),
  },
  {
    name: "event_cohosts",
    title: { el: "Συνδιοργανώσεις", en: "Events you help run" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            id: eventCohosts.id,
            event: events.title,
            start_date: events.start_date,
            email: eventCohosts.email,
            created_at: eventCohosts.created_at,
            accepted_at: eventCohosts.accepted_at,
          })
          .from(eventCohosts)
          .innerJoin(events, eq(events.id, eventCohosts.event_id))
          .innerJoin(profiles, eq(profiles.id, userId))
          .where(or(eq(eventCohosts.user_id, userId), eq(eventCohosts.email, profiles.email)))
          .orderBy(asc(eventCohosts.created_at)),
      ),
  },
];
