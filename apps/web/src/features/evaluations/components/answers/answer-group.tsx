import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Link } from "@tanstack/react-router";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { HELD, useLongPress } from "#shared/lists/selection/use-long-press.ts";
import { useSelection } from "#shared/lists/selection/use-selection.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useAccept } from "../../evaluations.mutations.ts";
import { Deadline } from "../assignments/deadline.tsx";
import { fieldLabel, standingLabel } from "../subject-label.ts";

const loadDeclineDialog = async () => (await import("./decline-dialog.tsx")).DeclineDialog;

/** Most that one command takes. */
const MOST = 200;
const nameOf = ({ subject_name }: Assignment) => subject_name || m.evaluations_queue_untitled();

interface AnswerGroupProps {
  assignments: readonly Assignment[];
  now: number;
}

/** Assignments that wait for a yes or a no, each by itself or several at once. Answering is never required. */
export function AnswerGroup({ assignments, now }: AnswerGroupProps) {
  const accept = useAccept();
  const [declining, setDeclining] = useState<readonly Assignment[]>([]);
  // Whoever works as another person promises nothing in their name.
  const isOwn = useSession().impersonation === null;
  const selection = useSelection({
    rows: assignments,
    idOf: ({ id }) => id,
    canChoose: () => isOwn,
    most: MOST,
  });
  const held = useLongPress(selection?.choose);
  if (assignments.length === 0) return null;
  const chosen = selection?.chosen ?? [];
  const answered = chosen.length > 0 ? chosen : assignments.slice(0, MOST);
  const give = (rows: readonly Assignment[]) => accept.mutate(rows.map(({ id }) => id));
  return (
    <Card>
      <CardHeader className="flex-wrap gap-3">
        <CardTitle>{m.evaluations_answer_title({ count: assignments.length })}</CardTitle>
        {selection && (
          <div className="flex flex-wrap gap-2.5">
            <Button pending={accept.isPending} onClick={() => give(answered)}>
              <Check aria-hidden />
              {chosen.length > 0
                ? m.evaluations_answer_accept_chosen({ count: chosen.length })
                : m.evaluations_answer_accept_all()}
            </Button>
            {chosen.length > 0 && (
              <Button variant="outline" onClick={() => setDeclining(chosen)}>
                {m.evaluations_answer_decline_chosen({ count: chosen.length })}
              </Button>
            )}
          </div>
        )}
      </CardHeader>
      <p className="px-5 pt-1 text-sm text-muted-foreground sm:px-6">{m.evaluations_answer_text()}</p>
      <div {...held} className={cn("mt-3 pb-2", selection && HELD)}>
        <ListRows
          look="inside"
          label={m.evaluations_answer_title({ count: assignments.length })}
          rows={assignments}
          rowId={({ id }) => id}
        >
          {(assignment) => (
            <div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 leading-snug transition-colors duration-150 hover:bg-muted/60 sm:px-6">
              {selection ? (
                <Checkbox
                  checked={selection.has(assignment)}
                  onCheckedChange={(isOn) => selection.toggle(assignment, isOn)}
                  aria-label={m.evaluations_answer_choose({ name: nameOf(assignment) })}
                  className="relative z-10"
                />
              ) : (
                <span />
              )}
              <span className="grid min-w-0 gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
                <span className="min-w-0">
                  <Link
                    to="/evaluation/$evaluationId"
                    params={{ evaluationId: assignment.id }}
                    className={linkStyles({ kind: "cover", className: "line-clamp-2 font-semibold" })}
                  >
                    {nameOf(assignment)}
                  </Link>
                  <span className="block truncate text-sm text-muted-foreground max-sm:hidden">
                    {[fieldLabel(assignment), standingLabel(assignment)].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <Deadline due={assignment.due_at} now={now} className="text-sm" />
              </span>
              {selection && (
                <span className="relative z-10 flex gap-1.5">
                  <Button
                    variant="outline"
                    size="lg"
                    className="max-sm:w-12 max-sm:px-0 sm:h-(--control-height) sm:rounded-md sm:px-4 sm:text-[0.9375rem]"
                    aria-label={m.evaluations_answer_accept_of({ name: nameOf(assignment) })}
                    disabled={accept.isPending}
                    onClick={() => give([assignment])}
                  >
                    <Check aria-hidden />
                    <span className="max-sm:hidden">{m.evaluations_answer_accept()}</span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="lg"
                    className="max-sm:w-12 max-sm:px-0 sm:h-(--control-height) sm:rounded-md sm:px-4 sm:text-[0.9375rem]"
                    aria-label={m.evaluations_answer_decline_of({ name: nameOf(assignment) })}
                    onClick={() => setDeclining([assignment])}
                  >
                    <X aria-hidden />
                    <span className="max-sm:hidden">{m.evaluations_answer_decline()}</span>
                  </Button>
                </span>
              )}
            </div>
          )}
        </ListRows>
      </div>
      <AskedPart
        load={loadDeclineDialog}
        props={
          declining.length > 0
            ? {
                rows: declining.map((one) => ({ id: one.id, name: nameOf(one), isBegun: false })),
                onClose: () => setDeclining([]),
              }
            : null
        }
      />
    </Card>
  );
}
