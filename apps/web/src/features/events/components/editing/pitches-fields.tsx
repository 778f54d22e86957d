import type { MomentField, NumberField, RecordsField } from "@kerkis/contract/core/forms/field.ts";
import { textOf } from "@kerkis/contract/core/forms/answers.ts";
import { isTimeZone, isWallTime, momentOf } from "@kerkis/contract/core/time/zone.ts";
import type { EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import { pitchSlots } from "@kerkis/contract/events/pitching.policy.ts";
import { useWatch } from "react-hook-form";
import { PortfolioField } from "#features/investors/portfolio-field.public.ts";
import { m } from "#messages";
import { Asked, useAnswer } from "#shared/forms/fields/asked.tsx";
import { NumberControl } from "#shared/forms/fields/text-controls.tsx";
import { MomentInput } from "#shared/ui/pickers/moment-input.tsx";
import { timeRange } from "../../model/event-times.ts";
import { JuryField } from "./speakers-field.tsx";

const STARTUPS: RecordsField = {
  type: "records",
  label: { el: "Startups του μητρώου", en: "Startups of the registry" },
  help: {
    el: "Φαίνονται στη σελίδα της εκδήλωσης, και η εκδήλωση στην ιστορία τους.",
    en: "They stand on the event's page, and the event in their story.",
  },
  max: EVENT_MAX.startups,
};
const BEGIN: MomentField = {
  type: "moment",
  label: { el: "Οι παρουσιάσεις αρχίζουν", en: "Pitches begin" },
};
const MINUTES: NumberField = {
  type: "number",
  label: { el: "Λεπτά για την καθεμία", en: "Minutes for each" },
  max: EVENT_MAX.pitchMinutes,
};

/** Who takes the stage, when each of them does, and who judges them. */
export function PitchesFields() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="display text-xl leading-tight">{m.events_pitching()}</h2>
      <PortfolioField name="startups" field={STARTUPS} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Begin />
        <NumberControl name="pitch_minutes" field={MINUTES} />
      </div>
      <Plan />
      <JuryField />
    </section>
  );
}

/** When they begin; a moment that is none of the event's is told so. */
function Begin() {
  const name = "pitches_start";
  const { control, error } = useAnswer(name);
  const value = textOf(control.value);
  return (
    <Asked name={name} field={BEGIN} error={error && isWallTime(value) ? m.events_pitches_outside() : error}>
      <MomentInput name={control.name} value={value} onBlur={control.onBlur} onValueChange={control.onChange} />
    </Asked>
  );
}

/** From when to when all of them last, as it is being written. */
function Plan() {
  const [begins, minutes, startups, timezone] = useWatch<
    EventAnswers,
    ["pitches_start", "pitch_minutes", "startups", "timezone"]
  >({ name: ["pitches_start", "pitch_minutes", "startups", "timezone"] });
  const isTold = isWallTime(begins) && isTimeZone(timezone) && minutes !== null && minutes > 0;
  const slots = isTold ? pitchSlots(momentOf(begins, timezone), minutes, startups.length) : [];
  const [first, last] = [slots[0], slots.at(-1)];
  return (
    <p role="status" className="-mt-2 text-[0.9375rem] text-muted-foreground empty:hidden">
      {first &&
        last &&
        m.events_pitches_plan({
          count: slots.length,
          time: timeRange({ start_date: first.starts, end_date: last.ends, timezone }),
        })}
    </p>
  );
}
