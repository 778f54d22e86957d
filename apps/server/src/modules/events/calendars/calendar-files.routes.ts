import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { chooseLanguage } from "@kerkis/contract/core/happenings/rendering.ts";
import { UUID } from "@kerkis/contract/core/text/ids.ts";
import { eventList } from "@kerkis/contract/events/events.schema.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openOrganization } from "#modules/organizations/organizations.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { FileRouteContext } from "#platform/files/image-uploads.ts";
import { type Calendar, type CalendarEvent, eventFile, feedFile, tagOf } from "./calendar-files.service.ts";
import { eventForCalendar, ownerOf, ownForCalendar, publishedForCalendar } from "./calendars.reads.ts";

const TYPE = "text/calendar; charset=utf-8";
const SECRET = /^[\w-]{22}$/;
const FOR_ALL = "public, max-age=300";
const FOR_ONE = "private, no-cache";

const NAMES: Record<Language, Record<"all" | "own", string> & { of: (name: string) => string }> = {
  el: { all: "Kerkis: εκδηλώσεις", own: "Kerkis: οι εκδηλώσεις μου", of: (name) => `${name}: εκδηλώσεις` },
  en: { all: "Kerkis: events", own: "Kerkis: my events", of: (name) => `${name}: events` },
};

/**
 * Fastify plugin: calendars as files. /event/<id>.ics is one event, /events.ics all that are published and the list's filters let
 * through, /org/<slug>/events.ics an organization's, /calendar.ics?secret=… a person's own.
 */
export const calendarFiles =
  ({ platform }: FileRouteContext) =>
  async (app: FastifyInstance) => {
    const { db, config, clock } = platform;
    const origin = config.publicUrl;

    const answer = (request: FastifyRequest, reply: FastifyReply, { events, calendar, cache, write }: Answer) => {
      const tag = tagOf(events, calendar);
      reply.header("etag", tag).header("cache-control", cache).header("x-robots-tag", "noindex");
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type(TYPE).send(write());
    };
    const languageOf = (request: FastifyRequest) => chooseLanguage(new URL(request.url, origin).searchParams, null);
    const feed = (
      request: FastifyRequest,
      reply: FastifyReply,
      events: CalendarEvent[],
      calendar: Calendar,
      cache: string,
    ) => answer(request, reply, { events, calendar, cache, write: () => feedFile(events, calendar) });

    app.get<{ Params: { id: string } }>("/event/:id.ics", async (request, reply) => {
      const { id } = request.params;
      const found = UUID.test(id) ? await eventForCalendar(db, id) : null;
      if (!found) return reply.callNotFound();
      const calendar = { name: found.event.title, language: languageOf(request), origin };
      reply.header("content-disposition", `attachment; filename="event-${id.slice(0, 8)}.ics"`);
      const write = () => eventFile(found.event, found.programme, calendar);
      return answer(request, reply, { events: [found.event], calendar, cache: FOR_ALL, write });
    });
    app.get("/events.ics", async (request, reply) => {
      const { lang: _lang, ...asked } = request.query as Record<string, string>;
      const filters = eventList.filters.safeParse(asked);
      if (!filters.success) return reply.code(400).type("text/plain; charset=utf-8").send("Unknown filter.\n");
      const language = languageOf(request);
      const events = await publishedForCalendar(db, filters.data, isoNow(clock));
      return feed(request, reply, events, { name: NAMES[language].all, language, origin }, FOR_ALL);
    });
    app.get<{ Params: { slug: string } }>("/org/:slug/events.ics", async (request, reply) => {
      const organization = await openOrganization(db, request.params.slug);
      if (!organization) return reply.callNotFound();
      const language = languageOf(request);
      const events = await publishedForCalendar(db, { organization: organization.id }, isoNow(clock));
      return feed(request, reply, events, { name: NAMES[language].of(organization.name), language, origin }, FOR_ALL);
    });
    app.get("/calendar.ics", async (request, reply) => {
      const { secret } = request.query as { secret?: unknown };
      const owner = typeof secret === "string" && SECRET.test(secret) ? await ownerOf(db, secret) : null;
      if (!owner) return reply.callNotFound();
      const { userId, language } = owner;
      const events = await ownForCalendar(db, userId, isoNow(clock));
      return feed(request, reply, events, { name: NAMES[language].own, language, origin }, FOR_ONE);
    });
  };

interface Answer {
  events: readonly CalendarEvent[];
  calendar: Calendar;
  cache: string;
  write: () => string;
}
