import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { LetterTabs } from "../components/letters/letter-tabs.tsx";
import { letterQueries } from "../letters.queries.ts";

const route = getRouteApi("/shell/signed-in/evaluation-management/challenges/$programmeId/letters");

/** What applicants to a call are written with their decision: its own letters, and the organization's where it has none. */
export function CallLettersPage() {
  const { programmeId } = route.useParams();
  const { data } = useSuspenseQuery(letterQueries.call(programmeId));
  const { programme } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_call_letters()}
        lead={
          programme && (
            <Link
              to="/evaluation-management/challenges/$programmeId"
              params={{ programmeId }}
              search={{ part: "letters" }}
              className={linkStyles()}
            >
              {localized(programme.title) || programme.title.el}
            </Link>
          )
        }
      />
      <LetterTabs letters={data} />
    </div>
  );
}
