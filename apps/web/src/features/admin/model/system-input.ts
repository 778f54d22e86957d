/** What the lists of /system-admin are asked for, by its address. */
import { ACCOUNT_STATES } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { ORGANIZATION_STATES } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { oneOf, type SystemSearch } from "./system-search.ts";

export function peopleInput(search: SystemSearch) {
  const state = oneOf(search.state, ACCOUNT_STATES);
  return {
    ...(search.search && { search: search.search }),
    ...(search.role && { role: search.role }),
    ...(state && { state }),
    ...(search.organization && { organization_id: search.organization }),
    ...(search.sort && { sort: search.sort }),
  };
}

export function organizationsInput(search: SystemSearch) {
  const state = oneOf(search.state, ORGANIZATION_STATES);
  return { ...(search.search && { search: search.search }), ...(state && { state }) };
}

export function auditInput(search: SystemSearch) {
  return {
    ...(search.person && { person_id: search.person }),
    ...(search.organization && { organization_id: search.organization }),
    ...(search.action && { action: search.action }),
    ...(search.entity && { entity_type: search.entity }),
    ...(search.entity_id && { entity_id: search.entity_id }),
    ...(search.from && { from: search.from }),
    ...(search.until && { until: search.until }),
  };
}
