import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { type Intervention, INTERVENTIONS, useIntervene } from "../../workflows.mutations.ts";

const WORDS: Record<Intervention, { verb: () => string; text: () => string; done: () => string }> = {
  suspend: { verb: m.workflows_suspend, text: m.workflows_suspend_text, done: m.workflows_suspended },
  resume: { verb: m.workflows_resume, text: m.workflows_resume_text, done: m.workflows_resumed },
  cancel: { verb: m.workflows_cancel, text: m.workflows_cancel_text, done: m.workflows_cancelled },
  retry: { verb: m.workflows_retry, text: m.workflows_retry_text, done: m.workflows_retried },
  skip: { verb: m.workflows_skip, text: m.workflows_skip_text, done: m.workflows_skipped },
};
/** What is done against the definition says why. */
const REASONED: ReadonlySet<Intervention> = new Set(["suspend", "cancel", "skip"]);

const isOffered = ({ status }: InstanceDetail, intervention: Intervention): boolean => {
  if (intervention === "resume") return status === "suspended";
  if (intervention === "retry" || intervention === "skip") return status === "failed";
  return intervention === "suspend" ? status !== "suspended" : true;
};

/** What those who run workflows can do with a case that is under way. */
export function CaseActions({ one }: { one: InstanceDetail }) {
  const [asked, setAsked] = useState<Intervention | null>(null);
  const intervene = useIntervene();
  if (!one.can_manage || one.ended_at !== null) return null;
  return (
    <>
      {INTERVENTIONS.filter((intervention) => isOffered(one, intervention)).map((intervention) => (
        <Button key={intervention} variant="outline" onClick={() => setAsked(intervention)}>
          {WORDS[intervention].verb()}
        </Button>
      ))}
      {asked && (
        <Confirm
          tone={asked === "cancel" ? "danger" : "primary"}
          title={`${WORDS[asked].verb()}: ${one.title}`}
          description={WORDS[asked].text()}
          confirmLabel={WORDS[asked].verb()}
          {...(REASONED.has(asked) && { reason: { label: m.workflows_reason(), isRequired: true } })}
          command={intervene}
          input={({ reason }) => ({ intervention: asked, id: one.id, reason })}
          done={WORDS[asked].done()}
          failed={m.workflows_not_done()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
