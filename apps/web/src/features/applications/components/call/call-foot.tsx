import { useQuery } from "@tanstack/react-query";
import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatPercent } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { ApplyToCall } from "./apply-to-call.tsx";

interface CallFootProps {
  call: Pick<Call, "id" | "phase">;
  /** How long there is. */
  children: ReactNode;
  /** Before it opens, what stands where the door will be. */
  before?: ReactNode;
}

/** On a phone the door stays in reach at the foot of the window, with what is left and the draft that was begun. */
export function CallFoot({ call, children, before }: CallFootProps) {
  const isSignedIn = useSession().profile !== null;
  const { data } = useQuery({ ...applicationsQueries.standing(call.id), enabled: isSignedIn });
  const isBefore = call.phase === "upcoming" && before !== undefined;
  if (!isBefore && call.phase !== "open" && call.phase !== "grace") return null;
  const draft = data?.applications.find(({ phase }) => phase === "draft");
  return (
    <div className="dark fixed inset-x-0 bottom-(--foot-bar) z-30 flex flex-wrap items-center gap-x-4 gap-y-2 bg-stage px-4 py-3 pr-22 text-stage-foreground shadow-lg lg:hidden print:hidden">
      {/* Where both do not fit beside each other, words stand above the door. */}
      <p className="flex min-w-20 shrink grow basis-20 flex-wrap gap-x-2 text-sm font-semibold">
        <span>{children}</span>
        {draft && (
          <span className="font-normal text-stage-muted">
            {m.applications_call_in_draft({ percent: formatPercent((draft.progress ?? 0) / 100) })}
          </span>
        )}
      </p>
      {isBefore ? before : <ApplyToCall call={call} look="stage" />}
    </div>
  );
}
