import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { applicationsQueries } from "../applications.queries.ts";

const NAME_MIN = 3;

/** What a startup or an investor is found by. */
interface NamedBy {
  name: string;
  website_url: string;
  tax_number: string;
}

/** Asks what may be the same as what is registered; `enabled` is false where too little is known of it, or it is there already. */
export function possibleDuplicates(application: Application, asked: NamedBy) {
  const { subject, startup_id, investor_id, phase } = application;
  const { name, website_url, tax_number } = asked;
  // What applies to a call with its own record is there, and nobody is asked whether it is.
  const isThere = phase === "draft" && (startup_id ?? investor_id) !== null;
  const isWorthAsking = name.trim().length >= NAME_MIN || website_url.includes(".") || tax_number.length > 3;
  const query =
    subject === "startup"
      ? applicationsQueries.duplicates({ ...asked, ...(startup_id && { startup_id }) })
      : applicationsQueries.investorDuplicates({ name, website_url, ...(investor_id && { investor_id }) });
  return { ...query, enabled: isWorthAsking && !isThere };
}
