import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { Download } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { importsQueries } from "../imports.queries.ts";
import { fieldName, problemText } from "../model/import-words.ts";

interface ProblemsCardProps {
  run: ImportRun;
  /** Leads to a row among the others. */
  onShowRow: (number: number) => void;
}

/** Rows that stay out: which, what stood there and why. */
export function ProblemsCard({ run, onShowRow }: ProblemsCardProps) {
  const list = useList(importsQueries.rows({ id: run.id, standing: "broken", version: run.version, limit: 5 }));
  if (!run.counts.broken) return null;
  return (
    <Card>
      <CardHeader className="items-center pb-3">
        <CardTitle>
          {m.imports_problems_title()}{" "}
          <span className="tnum font-normal text-muted-foreground">{formatNumber(run.counts.broken)}</span>
        </CardTitle>
        <a href={`/api/imports/${run.id}/problems.csv`} download className={linkStyles({ kind: "standalone" })}>
          <Download aria-hidden />
          {m.imports_problems_download()}
        </a>
      </CardHeader>
      <ResourceList
        list={list}
        look="plain"
        failed={m.imports_rows_failed()}
        empty={{ title: m.imports_rows_none() }}
        headingLevel={3}
      >
        {(rows) => (
          <ListRows look="inside" label={m.imports_problems_title()} rows={rows} rowId={({ number }) => String(number)}>
            {({ number, problems }) => (
              <div className="flex gap-4 px-5 py-3 text-[0.9375rem] sm:px-6">
                <button
                  type="button"
                  aria-label={m.imports_show_row({ number: formatNumber(number) })}
                  onClick={() => onShowRow(number)}
                  className={linkStyles({
                    kind: "cover",
                    className: "tnum w-14 shrink-0 text-left text-muted-foreground",
                  })}
                >
                  {formatNumber(number)}
                </button>
                <div className="grid min-w-0 gap-1.5">
                  {problems.map(({ field, value, code }) => (
                    <p key={`${field} ${code}`}>
                      {field && `${fieldName(run.kind, field)} `}
                      <span className="line-clamp-2 rounded-xs bg-danger-soft px-1 text-danger [overflow-wrap:anywhere]">
                        {value || m.imports_value_missing()}
                      </span>
                      <span className="block text-sm text-muted-foreground">{problemText(code)}</span>
                    </p>
                  ))}
                </div>
              </div>
            )}
          </ListRows>
        )}
      </ResourceList>
    </Card>
  );
}
