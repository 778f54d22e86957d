import { chooseLanguage } from "@kerkis/contract/core/happenings/rendering.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { UUID } from "@kerkis/contract/core/text/ids.ts";
import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { FastifyInstance } from "fastify";
import { fileOf, text } from "#platform/calendar/ical-lines.ts";
import { utc } from "#platform/calendar/ical-times.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { FileRouteContext } from "#platform/files/image-uploads.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { callFor } from "./challenges.reads.ts";

const WORDS: Record<Language, { opens: string; closes: string; grace: (minutes: number) => string }> = {
  el: {
    opens: "Ανοίγουν οι αιτήσεις",
    closes: "Κλείνουν οι αιτήσεις",
    grace: (minutes) => `Όσοι έχουν αρχίσει υποβάλλουν ως και ${minutes} λεπτά αργότερα.`,
  },
  en: {
    opens: "Applications open",
    closes: "Applications close",
    grace: (minutes) => `Whoever has begun may submit up to ${minutes} minutes later.`,
  },
};

/** When a call opens and closes as a calendar file (RFC 5545); a beginning that has passed is left out, and the end reminds a day before. */
function callCalendar(call: Call, language: Language, origin: string): string {
  const { id, phase, opens_at, closes_at, grace_minutes, now } = call;
  const words = WORDS[language];
  const title = call.title[language] || call.title.el;
  const page = `${origin}/call/${id}`;
  const moment = (what: "opens" | "closes", at: string, told: string[], reminds: boolean) => [
    "BEGIN:VEVENT",
    `UID:call-${id}-${what}@kerkis`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${text(`${words[what]}: ${title}`)}`,
    `DESCRIPTION:${text([...told, page].join("\n"))}`,
    `URL:${page}`,
    "TRANSP:TRANSPARENT",
    ...(reminds
      ? [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "TRIGGER:-P1D",
          `DESCRIPTION:${text(`${words[what]}: ${title}`)}`,
          "END:VALARM",
        ]
      : []),
    "END:VEVENT",
  ];
  const grace = grace_minutes > 0 ? [words.grace(grace_minutes)] : [];
  return fileOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Kerkis//Kerkis//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    ...(opens_at && phase === "upcoming" ? moment("opens", opens_at, [], false) : []),
    ...(closes_at ? moment("closes", closes_at, grace, true) : []),
    "END:VCALENDAR",
  ]);
}

/** Fastify plugin: /call/<id>.ics, of calls that everyone sees and that have not closed. */
export const callCalendars =
  ({ platform: { db, config, clock } }: FileRouteContext) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { id: string } }>("/call/:id.ics", async (request, reply) => {
      const { id } = request.params;
      if (!UUID.test(id)) return reply.callNotFound();
      try {
        const call = await callFor(db, null, id, isoNow(clock));
        // Its end has passed, or was brought forward: a day that lies ahead would be wrong.
        if (call.phase === "closed") return reply.callNotFound();
        const language = chooseLanguage(new URL(request.url, config.publicUrl).searchParams, null);
        return await reply
          .header("cache-control", "public, max-age=300")
          .header("x-robots-tag", "noindex")
          .header("content-disposition", `attachment; filename="call-${id.slice(0, 8)}.ics"`)
          .type("text/calendar; charset=utf-8")
          .send(callCalendar(call, language, config.publicUrl));
      } catch (failure) {
        if (failure instanceof Refusal) return reply.callNotFound();
        throw failure;
      }
    });
  };
