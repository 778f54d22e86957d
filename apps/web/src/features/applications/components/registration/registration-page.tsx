import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { useStartApplication } from "../../applications.mutations.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { lastStep, useRememberedStep } from "../../hooks/use-remembered-step.ts";
import { registrationSearch, type RegistrationSearch } from "../../model/application-search.ts";
import { REGISTRATIONS } from "../../model/registration.ts";
import { SUBJECT_WORDS } from "../../model/subjects.ts";
import { ChangesRequested } from "../changes-requested.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { RegistrationSubmitted } from "./registration-submitted.tsx";

interface RegistrationPageProps {
  subject: ApplicationSubject;
  search: RegistrationSearch;
}

/** A registration: begins a draft, continues the one in the address, or shows where a submitted one stands. */
export function RegistrationPage({ subject, search }: RegistrationPageProps) {
  const { application, step } = search;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-7">
      <PageHeader title={SUBJECT_WORDS[subject].title()} />
      {application ? (
        <Registration key={application} id={application} step={step} />
      ) : (
        <NewRegistration subject={subject} />
      )}
    </div>
  );
}

/** What the form is, before it is here too. */
function Lead({ subject }: { subject: ApplicationSubject }) {
  return <p className="-mt-5 max-w-[46rem] text-pretty text-muted-foreground">{SUBJECT_WORDS[subject].lead()}</p>;
}

const FormUnderWay = () => <SkeletonForm fields={5} className="rounded-lg bg-surface p-6 shadow-sm sm:p-8" />;

/** Makes the draft, so that everything typed has a place from the first letter. */
function NewRegistration({ subject }: { subject: ApplicationSubject }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const start = useStartApplication();
  const begin = () => {
    const asked = history.location.pathname;
    start.mutate(subject, {
      onSuccess({ id }) {
        // Whoever is on the way to another page meanwhile is not called back.
        if (history.location.pathname !== asked) return;
        void navigate({ to: SUBJECT_WORDS[subject].path, search: { application: id }, replace: true });
      },
    });
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  if (!start.isError)
    return (
      <>
        <Lead subject={subject} />
        <FormUnderWay />
      </>
    );
  return (
    <ErrorState
      title={m.applications_start_failed()}
      description={errorText(start.error)}
      onRetry={begin}
      action={
        <Link to="/my-applications" className={buttonStyles({ variant: "outline" })}>
          {m.applications_mine_title()}
        </Link>
      }
    />
  );
}

function Registration({ id, step }: { id: string; step: RegistrationSearch["step"] }) {
  const { profile } = useSession();
  const { data: application, error, refetch } = useQuery(applicationsQueries.application(id));
  if (error && !application) {
    return <ErrorState title={m.error_loading_title()} description={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!application || !profile) return <FormUnderWay />;
  if (!application.can.edit) return <RegistrationSubmitted application={application} />;
  return <OpenRegistration application={application} userId={profile.id} step={step} />;
}

interface OpenRegistrationProps {
  application: Application;
  userId: string;
  step: RegistrationSearch["step"];
}

function OpenRegistration({ application, userId, step }: OpenRegistrationProps) {
  const { id, subject } = application;
  const registration = REGISTRATIONS[subject];
  const navigate = useNavigate();
  // Where it was left when it was opened, which this device knows once the page is alive: what is typed afterwards moves nobody.
  const isAlive = useHydrated();
  const [opened, setOpened] = useState<string>();
  if (isAlive && !opened) setOpened(lastStep(registration, id, registration.values(application.answers)));
  const shown = step && registration.steps.includes(step) ? step : opened;
  useRememberedStep(id, shown);
  return (
    <>
      <Lead subject={subject} />
      <ChangesRequested application={application} />
      {shown ? (
        <RegistrationForm
          application={application}
          userId={userId}
          step={shown}
          onStep={(next) =>
            void navigate({
              to: SUBJECT_WORDS[subject].path,
              search: registrationSearch({ application: id, step: next }),
              resetScroll: false,
            })
          }
        />
      ) : (
        <FormUnderWay />
      )}
    </>
  );
}
