import type { Outcomes } from "@kerkis/contract/organizations/members.schema.ts";
import { CircleAlert, CircleCheck } from "lucide-react";
import { m } from "#messages";
import { codeText } from "#shared/api/error-texts.ts";

interface OutcomeListProps {
  outcomes: Outcomes;
  nameOf: (id: string) => string;
}

export const failedOf = ({ items }: Outcomes) => items.filter(({ outcome }) => outcome !== "done");

/** How a bulk action went, row by row: what was refused comes first, with its reason. */
export function OutcomeList({ outcomes, nameOf }: OutcomeListProps) {
  const failed = failedOf(outcomes);
  const done = outcomes.items.length - failed.length;
  return (
    <div role="status" className="grid gap-3">
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {failed.map(({ id, outcome }) => (
          <li key={id} className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-2.5 text-[0.9375rem]">
            <CircleAlert aria-hidden className="mt-0.5 size-[1.1rem] shrink-0 text-danger" />
            <span className="min-w-0">
              <b className="block font-semibold [overflow-wrap:anywhere]">{nameOf(id)}</b>
              {codeText(outcome)}
            </span>
          </li>
        ))}
      </ul>
      {done > 0 && (
        <p className="flex items-center gap-2.5 text-[0.9375rem]">
          <CircleCheck aria-hidden className="size-[1.1rem] shrink-0 text-success" />
          {m.organizations_bulk_done({ count: done })}
        </p>
      )}
    </div>
  );
}
