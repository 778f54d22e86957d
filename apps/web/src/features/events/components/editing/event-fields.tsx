import { EVENT_FORM } from "@kerkis/contract/events/editing/event.form.ts";
import { ACCESS_FIELDS } from "@kerkis/contract/events/editing/editing.schema.ts";
import { m } from "#messages";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { QuestionsField } from "../questions/questions-field.tsx";
import { AgendaField } from "./agenda-field.tsx";
import { PitchesFields } from "./pitches-fields.tsx";
import { SpeakersField } from "./speakers-field.tsx";
import { ZoneField } from "./zone-field.tsx";

const HOST_DECIDES = () => Object.fromEntries(ACCESS_FIELDS.map((name) => [name, m.error_event_host_decides()]));

/** All that is asked of an event, inside its form; who only helps to run it sees who gets in and does not change it. */
export function EventFields({ isHelper = false }: { isHelper?: boolean }) {
  return (
    <>
      {Object.entries(EVENT_FORM).map(([name, { title, fields }]) => (
        <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="display text-xl leading-tight">{localized(title)}</h2>
          <FormFields
            fields={fields}
            {...(isHelper && { readOnly: ACCESS_FIELDS, hints: HOST_DECIDES() })}
            drawn={{
              cover_url: <LogoField name="cover_url" field={EVENT_FORM.what.fields.cover_url} />,
              timezone: <ZoneField name="timezone" field={EVENT_FORM.when.fields.timezone} />,
            }}
          />
        </section>
      ))}
      <QuestionsField />
      <AgendaField />
      <SpeakersField />
      <PitchesFields />
    </>
  );
}
