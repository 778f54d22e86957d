import type { LeftApplication } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useTakeOver } from "../applications.mutations.ts";
import { applicationsQueries } from "../applications.queries.ts";
import { phaseName } from "./phases.tsx";

/** Applications of one's startups that nobody answers for, since whoever began them left; one of the owners may take each over. */
export function LeftBehind() {
  const { data } = useQuery(applicationsQueries.left());
  if (!data || data.applications.length === 0) return null;
  return (
    <Alert tone="warning" title={m.applications_left_behind()}>
      <p>{m.applications_left_behind_text()}</p>
      <ul className="mt-3 grid gap-3">
        {data.applications.map((one) => (
          <LeftRow key={one.id} application={one} />
        ))}
      </ul>
    </Alert>
  );
}

function LeftRow({ application }: { application: LeftApplication }) {
  const { id, subject_name, programme, phase, reference } = application;
  const takeOver = useTakeOver();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-semibold">{subject_name || m.applications_unnamed()}</b>
        {" · "}
        {localized(programme.title) || programme.title.el}
        {" · "}
        {phaseName(phase)}
        {reference && <span className="tnum"> · {reference}</span>}
      </span>
      <Button size="sm" variant="outline" pending={takeOver.isPending} onClick={() => takeOver.mutate({ id })}>
        {m.applications_take_over()}
        <span className="sr-only">: {subject_name}</span>
      </Button>
    </li>
  );
}
