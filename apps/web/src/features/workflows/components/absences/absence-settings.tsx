import type { Absences } from "@kerkis/contract/workflows/absences/absences.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorData, errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { hasPage } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { useEndAbsence, useSetAbsence } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

/** When the person is away from the current organization, and who does their tasks meanwhile. */
export function AbsenceSettings() {
  const session = useSession();
  const isAsked = hasPage(session, "workflows") && session.current_organization !== null;
  const { data, error } = useQuery({ ...workflowsQueries.absences(), enabled: isAsked });
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <CardTitle>{m.workflows_absence()}</CardTitle>
          <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">
            {isAsked && session.current_organization
              ? m.workflows_absence_lead({ organization: session.current_organization.name })
              : m.workflows_absence_nowhere()}
          </p>
        </div>
        {error && (
          <Alert tone="danger" title={m.workflows_not_done()}>
            {errorText(error)}
          </Alert>
        )}
        {isAsked && !data && !error && <SkeletonForm />}
        {data && <AbsenceForm key={JSON.stringify(data.own)} absences={data} />}
      </CardBody>
    </Card>
  );
}

function AbsenceForm({ absences: { own } }: { absences: Absences }) {
  const offered = useQuery(workflowsQueries.substitutes(""));
  const [from, setFrom] = useState(own?.from_on ?? null);
  const [until, setUntil] = useState(own?.until_on ?? null);
  const [substitute, setSubstitute] = useState(own?.substitute.id ?? null);
  const [isTried, setTried] = useState(false);
  const set = useSetAbsence();
  const end = useEndAbsence();
  const problems = new Map(
    errorData(set.error).fields?.map((field) => [field.path, fieldText(field.code, field.params)]),
  );
  const missing = (value: unknown) => (isTried && !value ? m.field_required() : undefined);
  if (offered.data?.people.length === 0 && own === null) return <p>{m.workflows_absence_nobody()}</p>;
  return (
    <form
      noValidate
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (from && until && substitute) set.mutate({ from_on: from, until_on: until, substitute_id: substitute });
      }}
    >
      {set.error && problems.size === 0 && (
        <Alert tone="danger" live title={m.workflows_not_done()}>
          {errorText(set.error)}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.workflows_absence_from()} error={problems.get("from_on") ?? missing(from)} required>
          <DateInput value={from} onValueChange={setFrom} />
        </Field>
        <Field label={m.workflows_absence_until()} error={problems.get("until_on") ?? missing(until)} required>
          <DateInput value={until} onValueChange={setUntil} min={from ?? undefined} />
        </Field>
      </div>
      <Field
        label={m.workflows_absence_substitute()}
        hint={m.workflows_absence_substitute_hint()}
        error={problems.get("substitute_id") ?? missing(substitute)}
        required
      >
        <PersonPicker
          label={m.workflows_absence_substitute()}
          ask={workflowsQueries.substitutes}
          known={own?.substitute ?? null}
          value={substitute}
          onValueChange={setSubstitute}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={set.isPending}>
          {m.workflows_absence_save()}
        </Button>
        {own && (
          <Button variant="outline" pending={end.isPending} onClick={() => end.mutate()}>
            {m.workflows_absence_end()}
          </Button>
        )}
      </div>
    </form>
  );
}
