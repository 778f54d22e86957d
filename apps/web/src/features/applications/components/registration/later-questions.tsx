import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import type { Autosave } from "#shared/autosave/use-autosave.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useCarryOver } from "../../applications.mutations.ts";

/** The call asks something else since this draft was begun: it may go on as it is, or on the later version with what was typed. */
export function LaterQuestions({ application, autosave }: { application: Application; autosave: Autosave }) {
  const carryOver = useCarryOver();
  if (!application.questions?.latest) return null;
  return (
    <Alert
      tone="warning"
      live
      title={m.applications_later_questions()}
      action={
        <Button
          size="sm"
          variant="outline"
          pending={carryOver.isPending}
          onClick={async () => {
            const version = await autosave.flush();
            if (version !== null) carryOver.mutate({ id: application.id, version });
          }}
        >
          {m.applications_later_questions_take()}
        </Button>
      }
    >
      {m.applications_later_questions_text()}
    </Alert>
  );
}
