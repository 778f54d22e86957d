import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

const REASONS: Record<PossibleDuplicate["reasons"][number], () => string> = {
  name: m.evaluations_duplicates_name,
  website: m.evaluations_duplicates_website,
  tax_number: m.evaluations_duplicates_tax_number,
};

interface DuplicatesWarningProps {
  subject: ApplicationSubject;
  duplicates: readonly PossibleDuplicate[];
}

/** Records that may be the same startup or investor, and why (completions 2). */
export function DuplicatesWarning({ subject, duplicates }: DuplicatesWarningProps) {
  return (
    <Alert tone="warning" className="mt-6" title={m.evaluations_duplicates_title({ count: duplicates.length })}>
      <p>{m.evaluations_duplicates_text()}</p>
      <ul className="mt-2 grid gap-1.5">
        {duplicates.map(({ id, name, location, reasons }) => (
          <li key={id ?? name}>
            {id ? (
              <a href={`/${subject}/${id}`} target="_blank" rel="noreferrer" className={linkStyles()}>
                {name}
              </a>
            ) : (
              <b className="font-semibold">{name}</b>
            )}
            {location && `, ${location}`}
            {reasons.length > 0 && `: ${formatList(reasons.map((reason) => REASONS[reason]()))}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
