import { choiceParam, dayParam, given, idParam, optionalParams, patternParam } from "#shared/routing/search.ts";

export const SYSTEM_TABS = ["permissions", "access", "branding", "retention", "audit"] as const;
export type SystemTab = (typeof SYSTEM_TABS)[number];

const ACTION = /^[a-z_]+(\.[a-z_]+)*$/;

export interface OrganizationSystemSearch {
  section?: SystemTab | undefined;
  person?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Reads the address of /admin/system; what is not understood is dropped. */
export const organizationSystemSearch = (search: Record<string, unknown>): OrganizationSystemSearch =>
  optionalParams({
    section: choiceParam(search["section"], SYSTEM_TABS),
    person: idParam(search["person"]),
    action: patternParam(search["action"], ACTION),
    from: dayParam(search["from"]),
    until: dayParam(search["until"]),
  });

/** What the audit log is asked for. */
export const auditFilters = ({ person, action, from, until }: OrganizationSystemSearch) =>
  given({ person_id: person, action, from, until });
