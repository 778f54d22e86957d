import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { useMoveCases } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

interface MoveCasesProps {
  id: string;
  number: number;
  onClose: () => void;
}

/** Which cases of a version would stand where in the one in force, before they are moved. */
export function MoveCases({ id, number, onClose }: MoveCasesProps) {
  const { data } = useQuery(workflowsQueries.previewMove(id, number));
  const canMove = data?.stands.some(({ fits }) => fits) ?? false;
  return (
    <Confirm
      title={m.workflows_move_title({ from: number, to: data?.to ?? "…" })}
      description={data && !canMove ? m.workflows_move_none() : m.workflows_move_text()}
      confirmLabel={m.workflows_move()}
      isReady={canMove}
      command={useMoveCases()}
      input={() => ({ id, number })}
      onClose={onClose}
    >
      <ul className="max-h-72 divide-y divide-border overflow-y-auto [overflow-wrap:anywhere]">
        {data?.stands.map(({ at, fits, cases, titles }) => (
          <li key={titles.join()} className="py-2.5">
            <p className="font-semibold">{at.map(nameOf).join(", ")}</p>
            <p className={fits ? undefined : "text-warning"}>
              {fits ? m.workflows_move_fits({ cases }) : m.workflows_move_stays({ cases })}
            </p>
            <p className="text-sm text-muted-foreground">
              {titles.join(", ")}
              {cases > titles.length && "…"}
            </p>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
