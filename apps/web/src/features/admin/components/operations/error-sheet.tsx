import type { ErrorGroupDetail } from "@kerkis/contract/admin/operations/errors.schema.ts";
import { ERROR_STATUS_LABELS, type ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { inWords } from "#shared/i18n/localized.ts";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { LazyLineChart } from "#shared/ui/charts/lazy-charts.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { ERROR_TONES } from "#shared/ui/marks/status-tones.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSetErrorStatus } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { CodeBlock } from "./code-block.tsx";
import { QueryContent } from "../system/section-frame.tsx";

/** Of one failure, not of many. */
const ERROR_STATUS_WORDS = inWords(ERROR_STATUS_LABELS);

/** One failure with a sample: message, places, address, and how often it came. */
export function ErrorSheet({ errorId, onClose }: { errorId: string | undefined; onClose: () => void }) {
  return (
    <Sheet
      open={errorId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.admin_errors_one()}
      className="w-[44rem]"
    >
      {errorId !== undefined && <ErrorBody key={errorId} errorId={errorId} />}
    </Sheet>
  );
}

function ErrorBody({ errorId }: { errorId: string }) {
  const failure = useQuery(systemQueries.error(errorId));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 py-5">
      <QueryContent query={failure} rows={4} title={m.admin_failed()}>
        {failure.data && <ErrorDetail failure={failure.data} />}
      </QueryContent>
    </div>
  );
}

function ErrorDetail({ failure }: { failure: ErrorGroupDetail }) {
  return (
    <>
      <div className="grid gap-3">
        <p className="font-semibold break-words">{failure.message || m.admin_errors_no_message()}</p>
        <div className="flex flex-wrap items-center gap-2.5">
          <StatusBadge tone={ERROR_TONES[failure.status]}>{ERROR_STATUS_WORDS[failure.status]()}</StatusBadge>
          <StatusActions failure={failure} />
        </div>
      </div>
      <DescriptionList
        items={[
          { term: m.admin_errors_times(), value: formatNumber(failure.occurrences) },
          { term: m.admin_errors_first(), value: formatDateTime(failure.first_seen_at) },
          { term: m.admin_errors_last(), value: formatDateTime(failure.last_seen_at) },
          { term: m.admin_errors_address(), value: <span className="break-all">{failure.url}</span> },
          {
            term: m.admin_errors_resolved_by(),
            value:
              failure.resolved_at &&
              `${failure.resolved_by ?? m.admin_audit_system()} · ${formatDateTime(failure.resolved_at)}`,
          },
        ]}
      />
      <LazyLineChart
        label={m.admin_errors_days()}
        dates={failure.days.map(({ day }) => day)}
        dateColumn={m.admin_day()}
        height={150}
        series={[
          {
            key: "count",
            label: m.admin_errors_times(),
            color: "var(--danger)",
            values: failure.days.map(({ count }) => count),
          },
        ]}
      />
      <Sample title={m.admin_errors_stack()} text={failure.stack} />
      <Sample title={m.admin_errors_component_stack()} text={failure.component_stack} />
    </>
  );
}

function StatusActions({ failure }: { failure: ErrorGroupDetail }) {
  const setStatus = useSetErrorStatus();
  const to = (status: ErrorStatus, label: string) => (
    <Button
      key={status}
      variant="outline"
      size="sm"
      pending={setStatus.isPending && setStatus.variables.status === status}
      onClick={() =>
        setStatus.mutate({ id: failure.id, status }, { onSuccess: () => toast.success(m.admin_errors_status_done()) })
      }
    >
      {label}
    </Button>
  );
  return failure.status === "open"
    ? [to("resolved", m.admin_errors_resolve()), to("ignored", m.admin_errors_ignore())]
    : to("open", m.admin_errors_reopen());
}

function Sample({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-4">
        <h3 className="eyebrow">{title}</h3>
        <CopyButton text={text} />
      </div>
      <CodeBlock label={title} text={text.trim()} className="max-h-80" />
    </div>
  );
}
