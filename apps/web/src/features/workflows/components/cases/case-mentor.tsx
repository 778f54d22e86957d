import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { CaseMentor as CaseMentorAnswer } from "@kerkis/contract/workflows/mentors/mentors.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { isMeantFor } from "../../model/named-people.ts";
import { useSetMentor } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

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

interface DialogProps {
  id: string;
  mentor: CaseMentorAnswer["mentor"];
  onClose: () => void;
}

function MentorDialog({ id, mentor, onClose }: DialogProps) {
  const { data } = useQuery(workflowsQueries.mentors(id, ""));
  const [chosen, setChosen] = useState(mentor?.id ?? null);
  return (
    <Confirm
      title={m.workflows_mentor_choose()}
      description={data?.people.length === 0 ? m.workflows_mentor_nobody() : m.workflows_mentor_text()}
      confirmLabel={m.workflows_mentor_choose()}
      isReady={chosen !== null || mentor !== null}
      command={useSetMentor()}
      input={() => ({ id, mentor_id: chosen })}
      done={m.workflows_mentor_chosen()}
      failed={m.workflows_not_done()}
      onClose={onClose}
    >
      <Field label={m.workflows_role_mentor()} required>
        <PersonPicker
          label={m.workflows_role_mentor()}
          placeholder={m.workflows_who_nobody()}
          ask={(q) => workflowsQueries.mentors(id, q)}
          known={mentor}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
    </Confirm>
  );
}
