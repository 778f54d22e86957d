import type { AccessAnswer as Answer } from "@kerkis/contract/admin/people/access.schema.ts";
import { CircleCheck, CircleSlash, Minus } from "lucide-react";
import { m } from "#messages";
import { ORGANIZATION_ROLE_NAMES, PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { RULE_TEXTS } from "./access-labels.ts";

/** Yes or no, and every rule that was asked up to the one that decided. */
export function AccessAnswer({ answer }: { answer: Answer }) {
  const { person } = answer;
  const roles = [
    PROFILE_ROLE_NAMES[person.role](),
    person.organization_role
      ? m.admin_access_role_there({
          role: ORGANIZATION_ROLE_NAMES[person.organization_role](),
          organization: person.organization_name,
        })
      : m.admin_access_no_role_there({ organization: person.organization_name }),
  ];
  return (
    <Card>
      <CardBody className="grid gap-5">
        <div>
          <p className={`display text-2xl leading-tight ${answer.allowed ? "text-success" : "text-danger"}`}>
            {answer.allowed ? m.admin_access_yes() : m.admin_access_no()}
          </p>
          <p className="mt-1 text-muted-foreground">
            {[person.name, ...roles, ...(answer.record_name ? [answer.record_name] : [])].join(" · ")}
          </p>
        </div>
        <ol className="grid gap-3">
          {answer.steps.map((step) => {
            const Icon = !step.decides ? Minus : step.allows ? CircleCheck : CircleSlash;
            const tone = !step.decides ? "text-muted-foreground" : step.allows ? "text-success" : "text-danger";
            return (
              <li key={step.rule} className="flex items-start gap-3">
                <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
                <span className={step.decides ? "font-semibold" : "text-muted-foreground"}>
                  <span className="block">{RULE_TEXTS[step.rule]()}</span>
                  <span className="block text-sm font-normal text-muted-foreground">
                    {step.decides ? m.admin_access_decides() : m.admin_access_passes()}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </CardBody>
    </Card>
  );
}
