import type { ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import { Link } from "@tanstack/react-router";
import type { Ref } from "react";
import { PhaseBadge } from "#features/applications/applications.public.tsx";
import { m } from "#messages";
import { formatDate, formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/badge.tsx";
import { ColumnHeader, DataTable, TableBody, TableCell, TableHead, TableRow } from "#shared/ui/data-table.tsx";
import { Mark } from "#shared/ui/mark.tsx";
import { Ring } from "#shared/ui/ring.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { QueueSort } from "../hooks/queue-search.ts";
import { industryLabel, stageLabel } from "./taxonomy-label.ts";

interface QueueTableProps {
  rows: readonly ApplicationRow[];
  sort: QueueSort;
  onSort: (sort: QueueSort) => void;
  /** Rows that came in while the table was on screen. */
  arrivedIds: readonly string[];
  openId: string | undefined;
  onOpen: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Applications of the organization; a row is a link to its application. */
export function QueueTable({ rows, sort, onSort, arrivedIds, openId, onOpen, ref }: QueueTableProps) {
  const bySubmission = sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : null;
  return (
    <div ref={ref}>
      <DataTable caption={m.evaluations_queue_caption()}>
        <TableHead>
          <ColumnHeader className="max-lg:hidden">{m.evaluations_queue_column_reference()}</ColumnHeader>
          <ColumnHeader sort={sort === "name" ? "ascending" : null} onSort={() => onSort("name")}>
            {m.evaluations_queue_column_startup()}
          </ColumnHeader>
          <ColumnHeader className="max-xl:hidden">{m.evaluations_queue_column_applicant()}</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">{m.evaluations_queue_column_stage()}</ColumnHeader>
          <ColumnHeader>{m.evaluations_queue_column_status()}</ColumnHeader>
          <ColumnHeader>{m.evaluations_queue_column_evaluations()}</ColumnHeader>
          <ColumnHeader align="end" sort={bySubmission} onSort={() => onSort(sort === "newest" ? "oldest" : "newest")}>
            {m.evaluations_queue_column_submitted()}
          </ColumnHeader>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <QueueRow
              key={row.id}
              row={row}
              isNew={arrivedIds.includes(row.id)}
              isOpen={row.id === openId}
              onOpen={onOpen}
            />
          ))}
        </TableBody>
      </DataTable>
    </div>
  );
}

function QueueRow(props: { row: ApplicationRow; isNew: boolean; isOpen: boolean; onOpen: () => void }) {
  const { row, isNew, isOpen, onOpen } = props;
  return (
    <TableRow aria-selected={isOpen}>
      <TableCell className="max-md:order-2 md:max-lg:hidden" label={m.evaluations_queue_column_reference()}>
        <span className="tnum text-sm whitespace-nowrap text-muted-foreground">{row.reference}</span>
      </TableCell>
      <TableCell stretch className="max-md:order-1">
        <span className="flex min-w-0 items-center gap-3">
          <Mark seed={row.startup_id ?? row.id} src={row.logo_url} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <Link
                from="/evaluation-management"
                to="."
                search={(known) => ({ ...known, application: row.id })}
                resetScroll={false}
                onClick={onOpen}
                data-row-link
                className={linkStyles({ kind: "cover" })}
              >
                {row.startup_name || m.evaluations_queue_untitled()}
              </Link>
              {isNew && <Badge tone="accent">{m.evaluations_queue_new()}</Badge>}
            </span>
            <span className="block text-sm text-muted-foreground">
              {[industryLabel(row.industry), row.location].filter(Boolean).join(" · ")}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell
        className="max-md:order-3 md:whitespace-nowrap md:max-xl:hidden"
        label={m.evaluations_queue_column_applicant()}
      >
        {row.applicant_name}
      </TableCell>
      <TableCell className="max-md:order-4 md:max-lg:hidden" label={m.evaluations_queue_column_stage()}>
        <span className="whitespace-nowrap">{stageLabel(row.stage)}</span>
      </TableCell>
      <TableCell className="max-md:order-5" label={m.evaluations_queue_column_status()}>
        <PhaseBadge phase={row.phase} />
      </TableCell>
      <TableCell className="max-md:order-6" label={m.evaluations_queue_column_evaluations()}>
        <EvaluationProgress row={row} />
      </TableCell>
      <TableCell className="max-md:order-7" align="end" label={m.evaluations_queue_column_submitted()}>
        {row.submitted_at && (
          <time dateTime={row.submitted_at} title={formatDateTime(row.submitted_at)} className="whitespace-nowrap">
            {formatDate(row.submitted_at, "medium")}
          </time>
        )}
      </TableCell>
    </TableRow>
  );
}

function EvaluationProgress({ row }: { row: ApplicationRow }) {
  if (row.evaluations_assigned === 0) {
    return (
      <span className="text-sm whitespace-nowrap text-muted-foreground">{m.evaluations_queue_evaluations_none()}</span>
    );
  }
  return (
    <span className="inline-flex items-center gap-3">
      {row.score !== null && (
        <Ring value={row.score} label={m.evaluations_queue_mean_score()} size={40} stroke={4}>
          {formatNumber(row.score)}
        </Ring>
      )}
      <span className="tnum text-sm whitespace-nowrap text-muted-foreground">
        {m.evaluations_queue_evaluations_of({
          submitted: row.evaluations_submitted,
          assigned: row.evaluations_assigned,
        })}
      </span>
    </span>
  );
}
