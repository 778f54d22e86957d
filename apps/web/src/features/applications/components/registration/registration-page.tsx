import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { hasPage } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { useStartApplication } from "../../applications.mutations.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import type { RegistrationSearch } from "../../model/application-search.ts";
import { SUBJECT_WORDS } from "../../model/subjects.ts";
import { FormUnderWay, Lead } from "./registration-lead.tsx";
import { RegistrationSubmitted } from "./registration-submitted.tsx";

const OpenRegistration = latePart(async () => (await import("./open-registration.tsx")).OpenRegistration);

interface RegistrationPageProps {
  subject: ApplicationSubject;
  search: RegistrationSearch;
}

/** A registration: begins a draft, continues the one in the address, or shows where a submitted one stands. */
export function RegistrationPage({ subject, search }: RegistrationPageProps) {
  const { application, step, call, with: startup } = search;
  const { data: known } = useQuery({
    ...applicationsQueries.application(application ?? ""),
    enabled: application !== undefined,
  });
  const { data: called } = useQuery({
    ...applicationsQueries.calledFor(call ?? ""),
    enabled: application === undefined && call !== undefined,
  });
  // What is begun is about its call before its draft is here.
  const programme = application ? known?.programme : called;
  const isAboutCall = programme && programme.kind !== "registry";
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-7">
      <PageHeader
        title={isAboutCall ? localized(programme.title) || programme.title.el : SUBJECT_WORDS[subject].title()}
      />
      {(application ? known?.can.edit : called || call === undefined) && (
        <Lead
          subject={subject}
          programme={programme}
          isOpen={(application ? known?.door?.phase : called?.phase) === "open"}
        />
      )}
      {application ? (
        <Registration key={application} id={application} step={step} />
      ) : (
        <NewRegistration subject={subject} call={call} startup={startup} />
      )}
    </div>
  );
}

/** Makes the draft, so that everything typed has a place from the first letter. */
interface NewRegistrationProps {
  subject: ApplicationSubject;
  /** The call that one applies to; without one it is the registry. */
  call: string | undefined;
  /** The startup to begin with. */
  startup: string | undefined;
}

function NewRegistration({ subject, call, startup }: NewRegistrationProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const start = useStartApplication();
  const begin = () => {
    const asked = history.location.pathname;
    start.mutate(
      { subject, programme_id: call, startup_id: startup },
      {
        onSuccess({ id }) {
          // Whoever is on the way to another page meanwhile is not called back.
          if (history.location.pathname !== asked) return;
          void navigate({ to: SUBJECT_WORDS[subject].path, search: { application: id }, replace: true });
        },
      },
    );
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  if (!start.isError) return <FormUnderWay />;
  return (
    <ErrorState
      title={m.applications_start_failed()}
      description={errorText(start.error)}
      onRetry={begin}
      action={<MineLink />}
    />
  );
}

/** The way to one's applications, for who has that page. */
function MineLink() {
  const session = useSession();
  if (!hasPage(session, "my-applications")) return null;
  return (
    <Link to="/my-applications" className={buttonStyles({ variant: "outline" })}>
      {m.applications_mine_title()}
    </Link>
  );
}

function Registration({ id, step }: { id: string; step: RegistrationSearch["step"] }) {
  const { profile } = useSession();
  const { data: application, error, refetch } = useQuery(applicationsQueries.application(id));
  if (error && !application) {
    return <ErrorState title={m.error_loading_title()} description={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!application || !profile) return <FormUnderWay />;
  if (application.has_left)
    return (
      <EmptyState title={m.applications_left_title()} description={m.applications_left_text()} action={<MineLink />} />
    );
  if (!application.can.edit) return <RegistrationSubmitted application={application} />;
  return <OpenRegistration application={application} userId={profile.id} step={step} />;
}
