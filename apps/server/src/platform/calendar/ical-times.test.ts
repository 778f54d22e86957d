import ICAL from "ical.js";
import { expect, test } from "vitest";
import { times, zonesOf } from "./ical-times.ts";

const QUARTERS = Array.from({ length: 8 }, (_, index) =>
  Temporal.ZonedDateTime.from("2026-12-15T10:00:00+00:00[UTC]")
    .add({ months: index * 3 })
    .toInstant(),
);

test("calendars are told the rules of every zone that can be chosen as our own clock has them", () => {
  const wrong = Intl.supportedValuesOf("timeZone").filter((zone) => {
    const file = ["BEGIN:VCALENDAR", ...zonesOf([`DTSTART;TZID=${zone}:`]), "END:VCALENDAR"].join("\r\n");
    const rules = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vtimezone");
    if (!rules) return true;
    const told = new ICAL.Timezone(rules);
    return QUARTERS.some((at) => {
      const { year, month, day, hour, minute } = at.toZonedDateTimeISO(zone);
      const read = new ICAL.Time({ year, month, day, hour, minute, second: 0 }, told);
      return read.toJSDate().getTime() !== at.epochMilliseconds;
    });
  });
  expect(wrong).toEqual([]);
});

test("an hour that comes twice is told in UTC", () => {
  const at = (timezone: string, start_date: string) =>
    times({ timezone, start_date, end_date: "2027-10-31T12:00:00Z" }).map((line) => line.split(":")[0]);
  expect(at("Europe/Athens", "2027-10-31T05:00:00Z")).toEqual([
    "DTSTART;TZID=Europe/Athens",
    "DTEND;TZID=Europe/Athens",
  ]);
  expect(at("Europe/Athens", "2027-10-31T01:15:00Z")).toEqual(["DTSTART", "DTEND"]);
});
