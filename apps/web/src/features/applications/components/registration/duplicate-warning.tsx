import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { formatList } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { CLAIM_HASH } from "#features/startups/claim-hash.public.ts";
import { possibleDuplicates } from "../../model/possible-duplicates.ts";
import type { RegistrationValues } from "../../model/registration-values.ts";
import { SUBJECT_WORDS } from "../../model/subjects.ts";

const PAUSE_MS = 600;
const REASONS: Record<PossibleDuplicate["reasons"][number], () => string> = {
  name: m.applications_duplicate_by_name,
  website: m.applications_duplicate_by_website,
  tax_number: m.applications_duplicate_by_tax_number,
};

interface DuplicateWarningProps {
  application: Application;
  /** Where a step asks at two fields, each tells of its own. */
  foundBy?: "anything" | "name" | "others";
}

/** Says while one types that it may be registered already, and why; one can go on all the same (completions 2). */
export function DuplicateWarning({ application, foundBy = "anything" }: DuplicateWarningProps) {
  const words = SUBJECT_WORDS[application.subject];
  const [name = "", website_url = "", tax_number = ""] = useWatch<
    Partial<RegistrationValues>,
    ["name", "website_url", "tax_number"]
  >({ name: ["name", "website_url", "tax_number"] });
  const question = useDebounced(JSON.stringify({ name, website_url, tax_number }), PAUSE_MS);
  const query = possibleDuplicates(application, JSON.parse(question));
  const { data, isPlaceholderData, isPaused } = useQuery(query);
  // Offline there is no answer to come, and the one before belongs to what was typed before.
  const known = query.enabled && !(isPlaceholderData && isPaused) ? (data ?? []) : [];
  const found = known.filter(
    ({ reasons }) => foundBy === "anything" || reasons.includes("name") === (foundBy === "name"),
  );
  // The region is always there, so that screen readers hear what comes into it; empty it takes no room, nor its gap.
  return (
    <div role="status" className="empty:absolute">
      {found.length > 0 && (
        <Alert tone="warning" title={words.duplicateTitle()}>
          <ul className="mt-2 grid gap-2.5">
            {found.map((duplicate, index) => (
              <li key={duplicate.id ?? index} className="flex items-center gap-3">
                <Mark seed={duplicate.id ?? duplicate.name} src={duplicate.logo_url} size={32} />
                <span className="min-w-0">
                  <DuplicateName duplicate={duplicate} words={words} />
                  <span className="block text-sm text-muted-foreground">
                    {formatList(duplicate.reasons.map((reason) => REASONS[reason]()))}
                  </span>
                  <ThisIsMine duplicate={duplicate} unnamed={words.unnamedDuplicate()} />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3">{m.applications_duplicate_text()}</p>
        </Alert>
      )}
    </div>
  );
}

/** Whose startup is in the registry already claims it there; of what somebody runs they write to the people who can hand it over. */
function ThisIsMine({
  duplicate: { id, name, is_claimable },
  unnamed,
}: {
  duplicate: PossibleDuplicate;
  unnamed: string;
}) {
  const look = { target: "_blank", rel: "noopener", className: linkStyles({ kind: "standalone" }) };
  const words = (
    <>
      {m.applications_duplicate_mine()}
      <span className="sr-only">: {name || unnamed}</span>
    </>
  );
  if (id && is_claimable)
    return (
      <Link to="/startup/$id" params={{ id }} hash={CLAIM_HASH} {...look}>
        {words}
      </Link>
    );
  return (
    <Link to="/contact" search={{ topic: "application", ...(name && { startup: name }) }} {...look}>
      {words}
    </Link>
  );
}

interface DuplicateNameProps {
  duplicate: PossibleDuplicate;
  words: (typeof SUBJECT_WORDS)[ApplicationSubject];
}

function DuplicateName({ duplicate: { id, name, location }, words }: DuplicateNameProps) {
  if (!id) return <span className="font-semibold">{name || words.unnamedDuplicate()}</span>;
  return (
    <span>
      <Link to={words.page.path} params={{ id }} target="_blank" rel="noopener" className={linkStyles()}>
        {name}
      </Link>
      {location && <span className="text-muted-foreground"> · {location}</span>}
    </span>
  );
}
