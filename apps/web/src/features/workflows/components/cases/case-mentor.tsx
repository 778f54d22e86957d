import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { isMeantFor } from "../../model/named-people.ts";
import { workflowsQueries } from "../../workflows.queries.ts";

const MentorDialog = latePart(async () => (await import("./mentor-dialog.tsx")).MentorDialog, { isQuiet: true });

/** Whether a step of a case waits for, or tells, the mentor of whoever it is about. */
const asksMentor = ({ definition }: InstanceDetail): boolean =>
  definition.nodes.some((node) => isMeantFor(node, "mentor"));

/** Who is the mentor of whoever a case is about, where a step of it needs one; chosen here. */
export function CaseMentor({ one }: { one: InstanceDetail }) {
  const isAsked = one.can_manage && one.ended_at === null && one.submitter !== null && asksMentor(one);
  const { data } = useQuery({ ...workflowsQueries.caseMentor(one.id), enabled: isAsked });
  const [isChoosing, setChoosing] = useState(false);
  if (!isAsked || !data) return null;
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <CardTitle>{m.workflows_mentor_of({ name: data.submitter ?? "" })}</CardTitle>
          <p className="mt-1 text-muted-foreground">{data.mentor?.name ?? m.workflows_mentor_none()}</p>
        </div>
        <Button variant="outline" onClick={() => setChoosing(true)}>
          {data.mentor ? m.workflows_mentor_change() : m.workflows_mentor_choose()}
        </Button>
      </CardBody>
      {isChoosing && <MentorDialog id={one.id} mentor={data.mentor} onClose={() => setChoosing(false)} />}
    </Card>
  );
}
