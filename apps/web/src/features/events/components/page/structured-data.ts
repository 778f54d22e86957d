import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { jsonLd } from "#shared/routing/facts/json-ld.ts";

/** The event as schema.org Event, for search engines. */
export function structuredData(event: Event, address: string) {
  const { venue, is_online } = event;
  const place = {
    "@type": "Place",
    name: venue,
    address: { "@type": "PostalAddress", streetAddress: event.address, addressLocality: event.city },
  };
  const online = { "@type": "VirtualLocation", url: address };
  const mode = venue && is_online ? "Mixed" : venue ? "Offline" : "Online";
  return jsonLd({
    "@type": "Event",
    "@id": address,
    name: event.title,
    description: event.summary || event.description.slice(0, 300),
    startDate: event.start_date,
    endDate: event.end_date,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    eventStatus: `https://schema.org/Event${event.is_cancelled ? "Cancelled" : "Scheduled"}`,
    location: [...(venue ? [place] : []), ...(is_online ? [online] : [])],
    organizer: { "@type": "Organization", name: event.organization.name },
    isAccessibleForFree: true,
    ...(event.cover_url && { image: new URL(event.cover_url, address).href }),
    ...(event.seats.capacity !== null && { maximumAttendeeCapacity: event.seats.capacity }),
  });
}
