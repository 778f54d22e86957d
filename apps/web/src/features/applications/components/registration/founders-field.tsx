import type { PeopleField } from "@kerkis/contract/core/forms/field.ts";
import { m } from "#messages";
import { PeopleControl } from "#shared/forms/fields/people-control.tsx";

/** The founders of a registration, in order. */
export const FoundersField = ({ field }: { field: PeopleField }) => (
  <PeopleControl
    name="founders"
    field={field}
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
