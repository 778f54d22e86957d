import { EVENT_FORM } from "@kerkis/contract/events/editing/event.form.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { AgendaField } from "./agenda-field.tsx";
import { SpeakersField } from "./speakers-field.tsx";
import { ZoneField } from "./zone-field.tsx";

/** All that is asked of an event, inside its form. */
export function EventFields() {
  return (
    <>
      {Object.entries(EVENT_FORM).map(([name, { title, fields }]) => (
        <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="display text-xl leading-tight">{localized(title)}</h2>
          <FormFields
            fields={fields}
            drawn={{
              cover_url: <LogoField name="cover_url" field={EVENT_FORM.what.fields.cover_url} />,
              timezone: <ZoneField name="timezone" field={EVENT_FORM.when.fields.timezone} />,
            }}
          />
        </section>
      ))}
      <AgendaField />
      <SpeakersField />
    </>
  );
}
