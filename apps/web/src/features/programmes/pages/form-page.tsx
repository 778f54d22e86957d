import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { useSession } from "#shared/permissions/session.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { BeginForm } from "../components/form/begin-form.tsx";
import { programmesQueries } from "../programmes.queries.ts";

const FormEditor = latePart(async () => (await import("../components/form/form-editor.tsx")).FormEditor);

const route = getRouteApi("/shell/signed-in/evaluation-management/challenges/$programmeId/form");

/** What a call asks of its own, being written. */
export function FormPage() {
  const { programmeId } = route.useParams();
  const { profile } = useSession();
  const { data: challenge } = useSuspenseQuery(programmesQueries.challenge(programmeId));
  const { form, can } = challenge;
  const { data: managed } = useQuery({ ...programmesQueries.form(form?.id ?? ""), enabled: form !== null });
  return (
    <>
      <PageHeader
        title={m.programmes_form_title()}
        lead={
          <Link to="/evaluation-management/challenges/$programmeId" params={{ programmeId }} className={linkStyles()}>
            {localized(challenge.title) || challenge.title.el}
          </Link>
        }
        className="mb-5"
      />
      {form === null ? (
        <EmptyState
          title={m.programmes_form_part_none()}
          description={m.programmes_form_lead()}
          {...(can.change && { action: <BeginForm programmeId={programmeId} /> })}
        />
      ) : (
        profile &&
        managed && (
          <FormEditor
            programmeId={programmeId}
            organizationId={challenge.organization.id}
            isRegistry={false}
            canChange={can.change}
            managed={managed}
            userId={profile.id}
          />
        )
      )}
    </>
  );
}
