import { m } from "#messages";

/** What is said around people of a list who are no founders. */
export const PERSON_WORDS = {
  number: m.applications_person_number,
  add: m.applications_person_add,
  remove: m.applications_person_remove,
  removed: m.applications_person_removed,
  up: m.applications_person_up,
  down: m.applications_person_down,
  moved: m.applications_founder_moved,
};
