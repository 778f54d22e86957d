import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { inBoth } from "@kerkis/contract/forms/described.policy.ts";
import type { Response, Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { m } from "#messages";
import type { Autosave } from "#shared/autosave/use-autosave.ts";
import { formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useCarryOver } from "../../applications.mutations.ts";

/** The call asks something else since this draft was begun: it may go on as it is, or on the later version with what was typed. */
export function LaterQuestions({ application, autosave }: { application: Application; autosave: Autosave }) {
  const carryOver = useCarryOver();
  const { responses } = application;
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
            if (version !== null)
              carryOver.mutate(
                { id: application.id, version },
                { onSuccess: (carried) => tellLost(responses, carried) },
              );
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

/** Names the questions whose answers the new version could not take: they are asked anew. */
function tellLost(before: Responses, { questions, responses }: Application): void {
  const lost = (questions?.definition.sections ?? [])
    .flatMap((section) => section.questions)
    .filter(({ key }) => isGiven(before[key]) && !isGiven(responses[key]));
  if (lost.length === 0) return;
  toast.warning(m.applications_later_questions_lost(), {
    description: formatList(lost.map(({ label }) => localized(inBoth(label)))),
  });
}

const isGiven = (answer: Response | undefined): boolean =>
  answer !== undefined && answer !== null && answer !== "" && (!Array.isArray(answer) || answer.length > 0);
