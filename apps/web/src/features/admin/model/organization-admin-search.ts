import { UUID } from "@kerkis/contract/core/text/ids.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";

export const SYSTEM_TABS = ["permissions", "access", "branding", "retention", "audit"] as const;
export type SystemTab = (typeof SYSTEM_TABS)[number];

const ACTION = /^[a-z_]+(\.[a-z_]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface OrganizationSystemSearch {
  section?: SystemTab | undefined;
  person?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const like = (value: unknown, pattern: RegExp): string | undefined => {
  const text = textParam(value);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

/** Reads the address of /admin/system; what is not understood is dropped. */
export const organizationSystemSearch = (search: Record<string, unknown>): OrganizationSystemSearch =>
  optionalParams({
    section: choiceParam(search["section"], SYSTEM_TABS),
    person: like(search["person"], UUID),
    action: like(search["action"], ACTION),
    from: like(search["from"], DAY),
    until: like(search["until"], DAY),
  });

/** What the audit log is asked for. */
export const auditFilters = ({ person, action, from, until }: OrganizationSystemSearch) => ({
  ...(person !== undefined && { person_id: person }),
  ...(action !== undefined && { action }),
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});
