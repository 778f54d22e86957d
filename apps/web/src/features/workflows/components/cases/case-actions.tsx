import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { Button } from "#shared/ui/button.tsx";
import { type Intervention, INTERVENTIONS, useIntervene, useRemind } from "../../workflows.mutations.ts";

const WORDS: Record<Intervention, { verb: () => string; text: () => string; done: () => string }> = {
  suspend: { verb: m.workflows_suspend, text: m.workflows_suspend_text, done: m.workflows_suspended },
  resume: { verb: m.workflows_resume, text: m.workflows_resume_text, done: m.workflows_resumed },
  cancel: { verb: m.workflows_cancel, text: m.workflows_cancel_text, done: m.workflows_cancelled },
  retry: { verb: m.workflows_retry, text: m.workflows_retry_text, done: m.workflows_retried },
  skip: { verb: m.workflows_skip, text: m.workflows_skip_text, done: m.workflows_skipped },
};
/** What is done against the definition says why. */
const REASONED: ReadonlySet<Intervention> = new Set(["suspend", "cancel", "skip"]);

const isOpen = ({ status }: InstanceDetail["tasks"][number]): boolean => status === "open" || status === "claimed";

const isOffered = ({ status }: InstanceDetail, intervention: Intervention): boolean => {
  if (intervention === "resume") return status === "suspended";
  if (intervention === "retry" || intervention === "skip") return status === "failed";
  return intervention === "suspend" ? status !== "suspended" : true;
};

/** P pauses or goes on, T tries again. */
const KEYS: Partial<Record<string, readonly Intervention[]>> = { p: ["suspend", "resume"], t: ["retry"] };

const KEY_OF: Partial<Record<Intervention, string>> = { suspend: "P", resume: "P", retry: "T" };

/** What those who run workflows can do with a case that is under way. */
export function CaseActions({ one }: { one: InstanceDetail }) {
  const [asked, setAsked] = useState<Intervention | null>(null);
  const intervene = useIntervene();
  const remind = useRemind();
  const isRunning = one.can_manage && one.ended_at === null;
  const canRemind = isRunning && one.status !== "suspended" && one.tasks.some(isOpen);
  usePlainKeys((key) => {
    const found = isRunning ? KEYS[key]?.find((intervention) => isOffered(one, intervention)) : undefined;
    if (found) setAsked(found);
    if (key === "r" && canRemind && !remind.isPending) remind.mutate(one.id);
  });
  if (!isRunning) return null;
  return (
    <>
      {INTERVENTIONS.filter((intervention) => isOffered(one, intervention)).map((intervention) => (
        <Button key={intervention} variant="outline" onClick={() => setAsked(intervention)}>
          {WORDS[intervention].verb()}
          {KEY_OF[intervention] && (
            <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
              {KEY_OF[intervention]}
            </kbd>
          )}
        </Button>
      ))}
      {canRemind && (
        <Button pending={remind.isPending} onClick={() => remind.mutate(one.id)}>
          <BellRing aria-hidden />
          {m.workflows_remind()}
          <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
            R
          </kbd>
        </Button>
      )}
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
