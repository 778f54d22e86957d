import type { CaseMentor } from "@kerkis/contract/workflows/mentors/mentors.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { useSetMentor } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

interface DialogProps {
  id: string;
  mentor: CaseMentor["mentor"];
  onClose: () => void;
}

/** Chooses the mentor of whoever a case is about. */
export function MentorDialog({ id, mentor, onClose }: DialogProps) {
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
