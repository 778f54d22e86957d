import { judged } from "@kerkis/contract/applications/calls/criteria.policy.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { type RegistrationValues, splitValues } from "../../model/registration-values.ts";
import { Verdicts } from "../verdicts.tsx";

interface CriteriaAsTypedProps {
  application: Application;
  values: RegistrationValues;
}

/** What the criteria say of what is typed, saved or not: the browser judges as the server does. What does not hold keeps nobody from submitting. */
export function CriteriaAsTyped({ application, values }: CriteriaAsTypedProps) {
  const { criteria, eligibility, questions } = application;
  if (!criteria || !eligibility) return null;
  const verdicts = judged(criteria, questions?.definition ?? null, splitValues(values));
  return (
    <div className="border-t border-border pt-5">
      <Verdicts eligibility={{ ...eligibility, verdicts }} />
      {verdicts.some(({ truth }) => truth === "not_met") && (
        <p className="mt-2 text-[0.9375rem]">{m.applications_call_not_met()}</p>
      )}
    </div>
  );
}
