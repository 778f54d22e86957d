import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Alert } from "#shared/ui/alert.tsx";
import { lastStep, useRememberedStep } from "../../hooks/use-remembered-step.ts";
import { registrationSearch, type RegistrationSearch } from "../../model/application-search.ts";
import { doorText } from "../../model/door-words.ts";
import { registrationOf } from "../../model/registration.ts";
import { SUBJECT_WORDS } from "../../model/subjects.ts";
import { ChangesRequested } from "../changes-requested.tsx";
import { AskedDocuments } from "../documents/late-documents.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { FormUnderWay } from "./registration-lead.tsx";

interface OpenRegistrationProps {
  application: Application;
  userId: string;
  step: RegistrationSearch["step"];
}

/** A registration that its applicant may still change, on the step where it was left. */
export function OpenRegistration({ application, userId, step }: OpenRegistrationProps) {
  const { id, subject, door } = application;
  const isOpen = door?.phase === "open";
  const registration = registrationOf(application);
  const navigate = useNavigate();
  // Where it was left when it was opened, which this device knows once the page is alive: what is typed afterwards moves nobody.
  const isAlive = useHydrated();
  const [opened, setOpened] = useState<string>();
  if (isAlive && !opened)
    setOpened(lastStep(registration, id, registration.values(application.answers, application.responses)));
  const shown = step && registration.steps.includes(step) ? step : opened;
  useRememberedStep(id, shown);
  return (
    <>
      <div role="status">{door && !isOpen && <Alert tone="warning" title={doorText(door)} />}</div>
      <ChangesRequested application={application} />
      {application.phase === "changes_requested" && <AskedDocuments application={application} isAtForm />}
      {shown ? (
        <RegistrationForm
          key={application.questions?.version}
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
