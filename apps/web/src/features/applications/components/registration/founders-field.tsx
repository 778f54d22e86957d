import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { m } from "#messages";
import { PeopleControl } from "#shared/forms/fields/people-control.tsx";

/** The founders of a registration, in order. */
export const FoundersField = () => (
  <PeopleControl
    name="founders"
    field={REGISTRATION_FORM.team.fields.founders}
    words={{
      number: m.applications_founder_number,
      add: m.applications_founder_add,
      remove: m.applications_founder_remove,
      removed: m.applications_founder_removed,
      up: m.applications_founder_up,
      down: m.applications_founder_down,
      moved: m.applications_founder_moved,
    }}
  />
);
