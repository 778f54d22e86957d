import { expect, test } from "vitest";
import { eventPage } from "../../events.factory.ts";
import { structuredData } from "./structured-data.ts";

const address = "https://kerkis.test/event/1";
const told = (given: Parameters<typeof eventPage>[0]) => JSON.parse(structuredData(eventPage(given), address).children);

test("search engines are told an event with all that schema.org asks of one, by the clock of its place", () => {
  const facts = told({
    speakers: [{ name: "Ελένη Μαρή", role: "" }],
    registration_opens_at: "2026-11-30T08:00:00.000Z",
  });
  expect(facts).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Demo Day",
    startDate: "2026-12-11T18:00:00+02:00",
    endDate: "2026-12-11T20:00:00+02:00",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: [{ "@type": "Place", name: "Noesis", address: { addressLocality: "Thessaloniki" } }],
    organizer: { "@type": "Organization", name: "Blue Hub", url: "https://kerkis.test/org/blue-hub" },
    performer: [{ "@type": "Person", name: "Ελένη Μαρή" }],
    remainingAttendeeCapacity: 20,
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      validFrom: "2026-11-30T08:00:00.000Z",
    },
  });
  expect(facts.image).toEqual([expect.stringMatching(/^https:\/\/kerkis\.test\/pictures\/event\/.+\.png\?v=\w+$/)]);
  expect(facts.description).not.toBe("");
});

test("where it takes place, whether it does and whether there is a seat are said as they are", () => {
  const online = told({ venue: "", is_online: true, timezone: "America/New_York", door: "full" });
  expect(online).toMatchObject({
    startDate: "2026-12-11T11:00:00-05:00",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: [{ "@type": "VirtualLocation", url: address }],
    offers: { availability: "https://schema.org/SoldOut" },
  });
  const both = told({ is_online: true, timezone: "UTC", door: "not_yet", cover_url: "/files/covers/a.webp" });
  expect(both).toMatchObject({
    startDate: "2026-12-11T16:00:00+00:00",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    image: ["https://kerkis.test/files/covers/a.webp", expect.any(String)],
    offers: { availability: "https://schema.org/PreOrder" },
  });
  expect(both.location).toHaveLength(2);
  const off = told({ is_cancelled: true, door: "cancelled" });
  expect([off.eventStatus, off.offers]).toEqual(["https://schema.org/EventCancelled", undefined]);
  expect(told({ door: "over" }).offers).toBeUndefined();
});
