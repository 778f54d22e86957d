import type { RecordsField } from "@kerkis/contract/core/forms/field.ts";
import { EVENT_FORM } from "@kerkis/contract/events/editing/event.form.ts";
import { ACCESS_FIELDS } from "@kerkis/contract/events/editing/editing.schema.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import { PortfolioField } from "#features/investors/portfolio-field.public.ts";
import { m } from "#messages";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { QuestionsField } from "../questions/questions-field.tsx";
import { AgendaField } from "./agenda-field.tsx";
import { SpeakersField } from "./speakers-field.tsx";
import { ZoneField } from "./zone-field.tsx";

const HOST_DECIDES = () => Object.fromEntries(ACCESS_FIELDS.map((name) => [name, m.error_event_host_decides()]));

const STARTUPS: RecordsField = {
  type: "records",
  label: { el: "Startups του μητρώου", en: "Startups of the registry" },
  help: {
    el: "Φαίνονται στη σελίδα της εκδήλωσης, και η εκδήλωση στην ιστορία τους.",
    en: "They stand on the event's page, and the event in their story.",
  },
  max: EVENT_MAX.startups,
};

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
      <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 className="display text-xl leading-tight">{m.events_pitching()}</h2>
        <PortfolioField name="startups" field={STARTUPS} />
      </section>
    </>
  );
}
