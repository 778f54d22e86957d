import type { DeliverySettings, DeliverySettingsPatch } from "@kerkis/contract/notifications/preferences.schema.ts";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { TimezoneField } from "./timezone-field.tsx";

const NIGHT = { from: "22:00", until: "07:00" };
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

interface DeliveryTimesProps {
  settings: DeliverySettings;
  onChange: (patch: DeliverySettingsPatch) => void;
}

/** When mail and notices come: quiet hours, the daily digest, and the clock that both go by. */
export function DeliveryTimes({ settings, onChange }: DeliveryTimesProps) {
  const { quiet, digest, digest_at, timezone } = settings;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <Checkbox
          checked={quiet !== null}
          onCheckedChange={(isOn) => onChange({ quiet: isOn ? NIGHT : null })}
          label={<span className="font-semibold">{m.notifications_quiet()}</span>}
          hint={m.notifications_quiet_hint()}
        />
        {quiet && (
          <div className="grid max-w-md grid-cols-2 gap-4 md:ml-[1.875rem]">
            <TimeField
              label={m.notifications_quiet_from()}
              value={quiet.from}
              except={quiet.until}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <TimeField
              label={m.notifications_quiet_until()}
              value={quiet.until}
              except={quiet.from}
              onChange={(until) => onChange({ quiet: { ...quiet, until } })}
            />
          </div>
        )}
      </div>
      <div className="grid gap-3">
        <Checkbox
          checked={digest}
          onCheckedChange={(isOn) => onChange({ digest: isOn })}
          label={<span className="font-semibold">{m.notifications_digest()}</span>}
          hint={m.notifications_digest_hint()}
        />
        {digest && (
          <div className="max-w-md md:ml-[1.875rem]">
            <TimeField
              label={m.notifications_digest_at()}
              value={digest_at}
              onChange={(time) => onChange({ digest_at: time })}
            />
          </div>
        )}
      </div>
      {(quiet || digest) && <TimezoneField value={timezone} onChange={(name) => onChange({ timezone: name })} />}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  /** A time that cannot be chosen. */
  except?: string;
  onChange: (value: string) => void;
}

function TimeField({ label, value, except, onChange }: TimeFieldProps) {
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].toSorted();
  return (
    <Field label={label}>
      <NativeSelect
        className="tnum"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={times.filter((time) => time !== except).map((time) => ({ value: time, label: time }))}
      />
    </Field>
  );
}
