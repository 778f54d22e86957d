import { DOOR_MAX } from "@kerkis/contract/events/door/door.taxonomy.ts";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";

/** At which of several doors this phone stands; it is remembered on the phone and noted with each entry. */
export function DoorName({ value, onValueChange }: { value: string; onValueChange: (name: string) => void }) {
  return (
    <div className="print:hidden">
      <Field label={m.events_door_name()} hint={m.events_door_name_hint()} optional>
        <Input
          value={value}
          maxLength={DOOR_MAX.name}
          autoComplete="off"
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
    </div>
  );
}
