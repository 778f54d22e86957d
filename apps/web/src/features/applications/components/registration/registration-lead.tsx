import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { SUBJECT_WORDS } from "../../model/subjects.ts";

interface LeadProps {
  subject: ApplicationSubject;
  programme?: Programme | undefined;
  /** Whether its call takes applications. */
  isOpen?: boolean;
}

/** What the form is, before it is here too. */
export function Lead({ subject, programme, isOpen = false }: LeadProps) {
  const isCall = programme !== undefined && programme.kind !== "registry";
  return (
    <p className="-mt-5 max-w-[46rem] text-pretty text-muted-foreground">
      {isCall ? m.applications_call_lead({ organization: programme.organization.name }) : SUBJECT_WORDS[subject].lead()}
      {isCall && programme.closes_at && (
        <>
          {" "}
          <Link to="/call/$callId" params={{ callId: programme.id }} className={linkStyles()}>
            {(isOpen ? m.applications_call_closes : m.applications_call_closed)({
              moment: formatDateTime(programme.closes_at),
            })}
          </Link>
        </>
      )}
    </p>
  );
}

export const FormUnderWay = () => <SkeletonForm fields={5} className="rounded-lg bg-surface p-6 shadow-sm sm:p-8" />;
