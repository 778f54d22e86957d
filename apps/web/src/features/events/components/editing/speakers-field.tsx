import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { PeopleField } from "@kerkis/contract/core/forms/field.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import { m } from "#messages";
import { PeopleControl } from "#shared/forms/fields/people-control.tsx";

const PEOPLE = {
  type: "people",
  max: EVENT_MAX.speakers,
  parts: {
    name: { type: "text", label: { el: "Όνομα", en: "Name" }, isRequired: true, max: LIMITS.nameMax },
    role: { type: "text", label: { el: "Ιδιότητα", en: "Who they are" }, max: LIMITS.nameMax },
  },
} as const;
const SPEAKERS: PeopleField = { ...PEOPLE, label: { el: "Στη σκηνή", en: "On stage" } };
const JURY: PeopleField = { ...PEOPLE, label: { el: "Κριτική επιτροπή", en: "Jury" } };

/** Who speaks, in order. */
export const SpeakersField = () => (
  <PeopleControl
    name="speakers"
    field={SPEAKERS}
    words={{
      number: m.events_speaker_number,
      add: m.events_speaker_add,
      remove: m.events_speaker_remove,
      removed: m.events_speaker_removed,
      up: m.events_speaker_up,
      down: m.events_speaker_down,
      moved: m.events_speaker_moved,
    }}
  />
);

/** Who judges the pitches, in order. */
export const JuryField = () => (
  <PeopleControl
    name="jury"
    field={JURY}
    words={{
      number: m.events_juror_number,
      add: m.events_juror_add,
      remove: m.events_juror_remove,
      removed: m.events_juror_removed,
      up: m.events_juror_up,
      down: m.events_juror_down,
      moved: m.events_speaker_moved,
    }}
  />
);
