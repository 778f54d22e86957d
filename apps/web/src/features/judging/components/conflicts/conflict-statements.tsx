import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { useStateConflicts } from "../../judging.mutations.ts";
import { judgingQueries } from "../../judging.queries.ts";

/** Rounds of which the reader says that they declared every conflict of interest; nothing where there are none. */
export function ConflictStatements() {
  const { data } = useQuery(judgingQueries.statements());
  const give = useStateConflicts();
  if (!data || data.rounds.length === 0) return null;
  return (
    <Card>
      <CardBody className="grid gap-4">
        <div>
          <h2 className="text-lg font-semibold">{m.judging_statements()}</h2>
          <p className="mt-1 max-w-3xl text-sm text-muted-foreground">{m.judging_statements_lead()}</p>
        </div>
        <ul className="grid divide-y divide-border">
          {data.rounds.map(({ round_id: id, title, programme, stated_at: at, unseen }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
              <div className="flex min-w-0 flex-1 basis-64 gap-3">
                {at === null ? (
                  <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
                ) : (
                  <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                )}
                <div className="min-w-0">
                  <p className="font-semibold [overflow-wrap:anywhere]">
                    {localized(title)}{" "}
                    <span className="font-normal text-muted-foreground">· {localized(programme)}</span>
                  </p>
                  <p className="text-sm text-muted-foreground">
                    {at === null ? m.judging_statement_open() : m.judging_statement_done({ date: formatDate(at) })}
                    {at !== null && unseen > 0 && ` · ${m.judging_statement_unseen({ count: unseen })}`}
                  </p>
                </div>
              </div>
              {(at === null || unseen > 0) && (
                <Button
                  size="sm"
                  variant="outline"
                  pending={give.isPending && give.variables === id}
                  onClick={() => give.mutate(id)}
                >
                  {at === null ? m.judging_statement_give() : m.judging_statement_again()}
                  <span className="sr-only">: {localized(title)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
