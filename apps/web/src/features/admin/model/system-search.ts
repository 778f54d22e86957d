import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { ERROR_STATUSES } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { METRICS } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import { ACCOUNT_STATES, PEOPLE_SORTS } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { ORGANIZATION_STATES } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { choiceParam, dayParam, idParam, optionalParams, textParam } from "#shared/routing/search.ts";

/** The sections of /system-admin, in the order of their navigation. */
export const SECTIONS = [
  "overview",
  "organizations",
  "people",
  "requests",
  "access",
  "contact",
  "errors",
  "performance",
  "mail",
  "jobs",
  "audit",
  "features",
] as const;
export type Section = (typeof SECTIONS)[number];

export const RANGES = ["day", "week", "month"] as const;

/** Reads the address of /system-admin; what is not understood is dropped. */
export const systemSearch = (search: Record<string, unknown>) =>
  optionalParams({
    section: choiceParam(search["section"], SECTIONS),
    search: textParam(search["search"])?.slice(0, LIMITS.searchMax),
    role: choiceParam(search["role"], PROFILE_ROLES),
    state: choiceParam(search["state"], [...ACCOUNT_STATES, ...ORGANIZATION_STATES]),
    sort: choiceParam(search["sort"], PEOPLE_SORTS),
    organization: idParam(search["organization"]),
    /** The person, failure or entry that is open. */
    open: idParam(search["open"]),
    status: choiceParam(search["status"], ERROR_STATUSES),
    contact: choiceParam(search["contact"], ["answered"] as const),
    range: choiceParam(search["range"], RANGES),
    metric: choiceParam(search["metric"], METRICS),
    person: idParam(search["person"]),
    action: textParam(search["action"])?.slice(0, 80),
    entity: textParam(search["entity"])?.slice(0, 40),
    entity_id: textParam(search["entity_id"])?.slice(0, 80),
    from: dayParam(search["from"]),
    until: dayParam(search["until"]),
  });
export type SystemSearch = ReturnType<typeof systemSearch>;

/** A value of a wider list, if it belongs to this one. */
export const oneOf = <Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === value);
