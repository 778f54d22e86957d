import { useHydrated } from "@tanstack/react-router";
import { m } from "#messages";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { currentLanguage } from "#shared/i18n/language.ts";

/** Places that have a Greek name of their own; the rest are written as the timezone database does. */
const PLACES: Record<string, () => string> = {
  "Europe/Athens": m.notifications_place_athens,
  "Asia/Nicosia": m.notifications_place_nicosia,
};

const placeOf = (timezone: string): string =>
  PLACES[timezone]?.() ?? timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;

/** «Europe/Athens» as people say it in their language, with the place's name. */
function nameOf(timezone: string): string {
  const place = placeOf(timezone);
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
  // Server and browser know other timezones, by other names: until the page is alive it says the place alone.
  const isHydrated = useHydrated();
  const known = isHydrated ? Intl.supportedValuesOf("timeZone") : [];
  const all = known.includes(value) ? known : [value, ...known];
  const name = isHydrated ? nameOf : placeOf;
  return (
    <Field label={m.notifications_timezone()} className="max-w-md md:ml-[1.875rem]">
      <Combobox
        label={m.notifications_timezone()}
        value={value}
        clearable={false}
        onValueChange={(timezone) => timezone !== null && onChange(timezone)}
        options={all.map((timezone) => ({ value: timezone, label: name(timezone), hint: timezone }))}
      />
    </Field>
  );
}
