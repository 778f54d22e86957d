import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { APPLICATION_STATUSES, REGISTRATION_STEPS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { INVESTOR_STEPS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { choiceParam, given, idParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";
import type { MyApplicationsInput } from "../applications.queries.ts";

export const APPLICATION_SORTS = ["newest", "oldest", "status"] as const;

/** /my-applications: `q`, `status`, `sort` (specification 2.10), and the application that is open beside the list. */
export const myApplicationsSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    status: choiceParam(search["status"], APPLICATION_STATUSES),
    sort: choiceParam(search["sort"], APPLICATION_SORTS.slice(1)),
    application: idParam(search["application"]),
    letter: idParam(search["letter"]),
  });
export type MyApplicationsSearch = ReturnType<typeof myApplicationsSearch>;

/** What the address asks of the server. */
export const myApplicationsInput = ({ q, status, sort }: MyApplicationsSearch): MyApplicationsInput =>
  given({ search: q, status, sort });

const KNOWN_STEPS = [...new Set([...REGISTRATION_STEPS, ...INVESTOR_STEPS])];
/** A section of a form that an organization wrote, as `sectionStep` names it. */
const FORM_STEP = /^form_[a-z][a-z0-9_]{0,39}$/;

/** /register-startup and /register-investor: the draft being filled and its step, or the call that one applies to and with which startup. */
export const registrationSearch = (search: Record<string, unknown>) =>
  optionalParams({
    application: idParam(search["application"]),
    call: idParam(search["call"]),
    with: idParam(search["with"]),
    step: choiceParam(search["step"], KNOWN_STEPS) ?? patternParam(search["step"], FORM_STEP),
  });
export type RegistrationSearch = ReturnType<typeof registrationSearch>;
