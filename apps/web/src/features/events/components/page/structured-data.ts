import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { pictureOf } from "#shared/routing/head.ts";
import { jsonLd } from "#shared/routing/facts/json-ld.ts";

const schema = (name: string) => `https://schema.org/${name}`;

/** Whether a seat is to be had, as schema.org says it; of an event without seats any more nothing is offered. */
const AVAILABILITY = {
  open: "InStock",
  full: "SoldOut",
  not_yet: "PreOrder",
  closed: "OutOfStock",
  over: null,
  cancelled: null,
} as const;

/** The name of the picture that the server draws of an event; another one once what it says has changed. */
export const eventPicture = ({ id, title, start_date, city }: Event): string =>
  pictureOf("event", id, [title, start_date, city]);

/** By the clock of the event's place, with what it is away from UTC: «2026-12-11T18:00:00+02:00». */
function localTime(instant: string, timeZone: string): string {
  const said = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(instant));
  const offset = said.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length) || "+00:00";
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const away = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return `${new Date(Date.parse(instant) + away).toISOString().slice(0, 19)}${offset}`;
}

/** The event as schema.org Event, for search engines. `address` is its page's own. */
export function structuredData(event: Event, address: string) {
  const { venue, city, is_online, timezone, organization, seats } = event;
  const whole = (path: string) => new URL(path, address).href;
  const place = {
    "@type": "Place",
    name: venue,
    address: {
      "@type": "PostalAddress",
      ...(event.address && { streetAddress: event.address }),
      ...(city && { addressLocality: city }),
    },
  };
  const online = { "@type": "VirtualLocation", url: address };
  const mode = venue && is_online ? "Mixed" : venue ? "Offline" : "Online";
  const availability = AVAILABILITY[event.door];
  return jsonLd({
    "@type": "Event",
    "@id": address,
    url: address,
    name: event.title,
    description: event.summary || event.description.slice(0, 300) || event.title,
    startDate: localTime(event.start_date, timezone),
    endDate: localTime(event.end_date, timezone),
    eventAttendanceMode: schema(`${mode}EventAttendanceMode`),
    eventStatus: schema(event.is_cancelled ? "EventCancelled" : "EventScheduled"),
    location: [...(venue ? [place] : []), ...(is_online ? [online] : [])],
    image: [...(event.cover_url ? [whole(event.cover_url)] : []), whole(eventPicture(event))],
    organizer: { "@type": "Organization", name: organization.name, url: whole(`/org/${organization.slug}`) },
    isAccessibleForFree: true,
    ...(event.speakers.length > 0 && {
      performer: event.speakers.map(({ name }) => ({ "@type": "Person", name })),
    }),
    ...(seats.capacity !== null && {
      maximumAttendeeCapacity: seats.capacity,
      remainingAttendeeCapacity: Math.max(0, seats.capacity - seats.taken),
    }),
    ...(availability && {
      offers: {
        "@type": "Offer",
        url: address,
        price: 0,
        priceCurrency: "EUR",
        availability: schema(availability),
        ...(event.registration_opens_at && { validFrom: event.registration_opens_at }),
      },
    }),
  });
}
