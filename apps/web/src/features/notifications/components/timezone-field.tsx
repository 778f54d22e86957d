import { m } from "#messages";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { currentLanguage } from "#shared/i18n/language.ts";

/** Places that have a Greek name of their own; the rest are written as the timezone database does. */
const PLACES: Record<string, () => string> = {
  "Europe/Athens": m.notifications_place_athens,
  "Asia/Nicosia": m.notifications_place_nicosia,
};

/** «Europe/Athens» as people say it in their language, with the place's name. */
function nameOf(timezone: string): string {
  const place = PLACES[timezone]?.() ?? timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;
  try {
    const parts = new Intl.DateTimeFormat(currentLanguage(), { timeZone: timezone, timeZoneName: "longGeneric" });
    const name = parts.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value;
    return name ? `${place}: ${name}` : place;
  } catch {
    return place;
  }
}

/** The clock that quiet hours and digest go by. */
export function TimezoneField({ value, onChange }: { value: string; onChange: (timezone: string) => void }) {
  const known = Intl.supportedValuesOf("timeZone");
  const all = known.includes(value) ? known : [value, ...known];
  return (
    <Field label={m.notifications_timezone()} className="max-w-md md:ml-[1.875rem]">
      <Combobox
        label={m.notifications_timezone()}
        value={value}
        clearable={false}
        onValueChange={(timezone) => timezone !== null && onChange(timezone)}
        options={all.map((timezone) => ({ value: timezone, label: nameOf(timezone), hint: timezone }))}
      />
    </Field>
  );
}
