import type { StandingInCall } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { VerdictList } from "../verdicts.tsx";

/** What each criterion of a call says of its reader's own startup, or of the draft that they began. */
export function CallVerdicts({ eligibility }: { eligibility: NonNullable<StandingInCall["eligibility"]> }) {
  const { name, verdicts } = eligibility;
  return (
    <>
      <VerdictList verdicts={verdicts} />
      {name && <p className="mt-3 text-sm text-muted-foreground">{m.applications_call_judged({ name })}</p>}
      {verdicts.some(({ truth }) => truth === "not_met") && (
        <p className="mt-2 text-[0.9375rem]">{m.applications_call_not_met()}</p>
      )}
    </>
  );
}
