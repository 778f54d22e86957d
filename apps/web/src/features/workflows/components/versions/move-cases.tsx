import type { MovePreview } from "@kerkis/contract/workflows/versions/versions.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { useMoveCases } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

type Stand = MovePreview["stands"][number];
type StepMap = Readonly<Record<string, string>>;

interface MoveCasesProps {
  id: string;
  number: number;
  /** One case alone. */
  instance?: string;
  onClose: () => void;
}

/** Which cases of a version would stand where in the one in force, before they are moved; steps that are gone can be mapped. */
export function MoveCases({ onClose, ...asked }: MoveCasesProps) {
  const { data } = useQuery(workflowsQueries.previewMove(asked));
  const [map, setMap] = useState<StepMap>({});
  const stands = data?.stands ?? [];
  const gone = new Map(stands.flatMap((stand) => stand.gone.map((step) => [step.node, step])));
  const choices = [...gone.values()].filter(({ targets }) => targets.length > 0);
  const canMove = stands.some((stand) => goesOn(stand, map));
  return (
    <Confirm
      title={m.workflows_move_title({ from: asked.number, to: data?.to ?? "…" })}
      description={data && !canMove && choices.length === 0 ? m.workflows_move_none() : m.workflows_move_text()}
      confirmLabel={m.workflows_move()}
      isReady={canMove}
      command={useMoveCases()}
      input={() => ({ ...asked, map: Object.fromEntries(Object.entries(map).filter(([, to]) => to !== "")) })}
      onClose={onClose}
    >
      {choices.map(({ node, name, targets }) => (
        <Field key={node} label={m.workflows_move_map({ step: nameOf(name) })} hint={m.workflows_move_map_hint()}>
          <NativeSelect
            value={map[node] ?? ""}
            options={[
              { value: "", label: m.workflows_move_map_none() },
              ...targets.map((target) => ({ value: target.node, label: nameOf(target.name) })),
            ]}
            onChange={({ target }) => setMap({ ...map, [node]: target.value })}
          />
        </Field>
      ))}
      <ul className="max-h-72 divide-y divide-border overflow-y-auto [overflow-wrap:anywhere]">
        {stands.map((stand) => (
          <li key={stand.titles.join()} className="py-2.5">
            <p className="font-semibold">{stand.at.map(nameOf).join(", ")}</p>
            <p className={goesOn(stand, map) ? undefined : "text-warning"}>{whereTo(stand, map)}</p>
            <p className="text-sm text-muted-foreground">
              {stand.titles.join(", ")}
              {stand.cases > stand.titles.length && "…"}
            </p>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}

/** Whether these cases have a place in the new version: their steps are there, or are mapped. */
const goesOn = ({ gone }: Stand, map: StepMap): boolean => gone.every(({ node }) => Boolean(map[node]));

function whereTo(stand: Stand, map: StepMap): string {
  const { cases, gone } = stand;
  if (!goesOn(stand, map)) return m.workflows_move_stays({ cases });
  if (gone.length === 0) return m.workflows_move_fits({ cases });
  const names = gone.flatMap(({ node, targets }) => targets.find((target) => target.node === map[node])?.name ?? []);
  return m.workflows_move_mapped({ cases, step: names.map(nameOf).join(", ") });
}
