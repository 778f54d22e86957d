import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { useStartApplication } from "../applications.mutations.ts";
import { applicationsQueries } from "../applications.queries.ts";
import { ChangesRequested } from "../components/changes-requested.tsx";
import { RegistrationForm } from "../components/registration/registration-form.tsx";
import { RegistrationSubmitted } from "../components/registration/registration-submitted.tsx";
import { lastStep, useRememberedStep } from "../hooks/use-remembered-step.ts";
import { formValues } from "../model/registration-values.ts";

const route = getRouteApi("/shell/signed-in/register-startup");

/** /register-startup: begins a draft, continues the one in the address, or shows where a submitted one stands. */
export function RegisterStartupPage() {
  const { application } = route.useSearch();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-7">
      <PageHeader title={m.applications_register_title()} />
      {application ? <Registration key={application} id={application} /> : <NewRegistration />}
    </div>
  );
}

/** What the form is, before it is here too. */
function Lead() {
  return <p className="-mt-5 max-w-[46rem] text-pretty text-muted-foreground">{m.applications_register_lead()}</p>;
}

const FormUnderWay = () => <SkeletonForm fields={5} className="rounded-lg bg-surface p-6 shadow-sm sm:p-8" />;

/** Makes the draft, so that everything typed has a place from the first letter. */
function NewRegistration() {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const start = useStartApplication();
  const begin = () => {
    const asked = history.location.pathname;
    start.mutate(undefined, {
      onSuccess({ id }) {
        // Whoever is on the way to another page meanwhile is not called back.
        if (history.location.pathname !== asked) return;
        void navigate({ search: (search) => ({ ...search, application: id }), replace: true });
      },
    });
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  if (!start.isError)
    return (
      <>
        <Lead />
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

function Registration({ id }: { id: string }) {
  const { profile } = useSession();
  const { data: application, error, refetch } = useQuery(applicationsQueries.application(id));
  if (error && !application) {
    return <ErrorState title={m.error_loading_title()} description={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!application || !profile) return <FormUnderWay />;
  if (!application.can.edit) return <RegistrationSubmitted application={application} />;
  return <OpenRegistration application={application} userId={profile.id} />;
}

function OpenRegistration({ application, userId }: { application: Application; userId: string }) {
  const { id } = application;
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  // Where it was left when it was opened, which this device knows once the page is alive: what is typed afterwards moves nobody.
  const isAlive = useHydrated();
  const [opened, setOpened] = useState<RegistrationStep>();
  if (isAlive && !opened) setOpened(lastStep(id, formValues(application.answers)));
  const shown = step ?? opened;
  useRememberedStep(id, shown);
  return (
    <>
      <Lead />
      <ChangesRequested application={application} />
      {shown ? (
        <RegistrationForm
          application={application}
          userId={userId}
          step={shown}
          onStep={(next) => void navigate({ search: { application: id, step: next }, resetScroll: false })}
        />
      ) : (
        <FormUnderWay />
      )}
    </>
  );
}
