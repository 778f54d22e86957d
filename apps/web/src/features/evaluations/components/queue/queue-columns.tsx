import { queueColumns as listed } from "@kerkis/contract/applications/applications.columns.ts";
import type { ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import { Link } from "@tanstack/react-router";
import { ClockCell, clockText, PhaseBadge } from "#features/applications/phases.public.ts";
import { m } from "#messages";
import { formatDate, formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Column } from "#shared/lists/columns.ts";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Ring } from "#shared/ui/marks/ring.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { fieldLabel, standingLabel } from "../subject-label.ts";

interface QueueRows {
  /** Came in while the table was on screen. */
  hasArrived: (id: string) => boolean;
  onOpen: () => void;
}

/** Columns of the coordinators' table; a row is a link to its application. */
export const queueColumns = ({ hasArrived, onOpen }: QueueRows): readonly Column<ApplicationRow>[] => [
  {
    label: localized(listed.reference.label),
    from: "2xl",
    cell: ({ reference }) => <span className="tnum text-sm text-muted-foreground">{reference}</span>,
  },
  {
    label: localized(listed.name.label),
    phone: "main",
    sort: { ascending: "name" },
    cell: (row) => <Subject row={row} isNew={hasArrived(row.id)} onOpen={onOpen} />,
  },
  {
    label: localized(listed.applicant.label),
    from: "xl",
    wraps: true,
    cell: ({ applicant_name }) => <span className="line-clamp-2 w-28 [overflow-wrap:anywhere]">{applicant_name}</span>,
  },
  {
    label: localized(listed.status.label),
    phone: "bottom",
    cell: ({ phase }) => <PhaseBadge phase={phase} />,
  },
  {
    label: m.evaluations_queue_column_evaluations(),
    cell: (row) => <EvaluationProgress row={row} />,
  },
  {
    label: m.evaluations_queue_filter_due(),
    from: "lg",
    wraps: true,
    sort: { ascending: "due" },
    cell: ({ clock }) => <ClockCell clock={clock} />,
  },
  {
    label: localized(listed.submitted.label),
    align: "end",
    from: "xl",
    phone: "top",
    sort: { descending: "newest", ascending: "oldest" },
    cell: ({ submitted_at }) =>
      submitted_at && (
        <time dateTime={submitted_at} title={formatDateTime(submitted_at)}>
          {formatDate(submitted_at, "medium")}
        </time>
      ),
  },
];

function Subject({ row, isNew, onOpen }: { row: ApplicationRow; isNew: boolean; onOpen: () => void }) {
  const { id, startup_id, investor_id, logo_url, subject_name, location } = row;
  return (
    <RowTitle
      lead={<Mark seed={startup_id ?? investor_id ?? id} src={logo_url} />}
      badge={
        <>
          {isNew && <Badge tone="accent">{m.evaluations_queue_new()}</Badge>}
          {row.is_appealed && <Badge tone="warning">{localized(listed.appealed.label)}</Badge>}
        </>
      }
      sub={
        <>
          {row.evaluations_assigned > 0 && (
            <span className="tnum md:hidden">
              {m.evaluations_queue_evaluations_of({
                submitted: row.evaluations_submitted,
                assigned: row.evaluations_assigned,
              })}
              {" · "}
            </span>
          )}
          {row.clock && <span className="tnum md:hidden">{clockText(row.clock)} · </span>}
          {[callTitle(row), fieldLabel(row), standingLabel(row), location].filter(Boolean).join(" · ")}
        </>
      }
    >
      <Link
        from="/evaluation-management"
        to="."
        search={(known) => ({ ...known, application: id })}
        resetScroll={false}
        onClick={onOpen}
        data-row-link
        className={linkStyles({ kind: "cover" })}
      >
        {subject_name || m.evaluations_queue_untitled()}
      </Link>
    </RowTitle>
  );
}

/** The call that it was made to; the registry goes without saying. */
const callTitle = ({ programme: { kind, title } }: ApplicationRow): string | null =>
  kind === "registry" ? null : localized(title) || title.el;

function EvaluationProgress({ row }: { row: ApplicationRow }) {
  if (row.evaluations_assigned === 0) {
    return <span className="text-sm text-muted-foreground">{m.evaluations_queue_evaluations_none()}</span>;
  }
  return (
    <span className="inline-flex items-center gap-3">
      {row.score !== null && (
        <Ring value={row.score} label={m.evaluations_queue_mean_score()} size={40} stroke={4}>
          {formatNumber(row.score)}
        </Ring>
      )}
      <span className="tnum text-sm text-muted-foreground">
        {m.evaluations_queue_evaluations_of({
          submitted: row.evaluations_submitted,
          assigned: row.evaluations_assigned,
        })}
      </span>
    </span>
  );
}
