import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { SkeletonDetail } from "#shared/ui/states/skeleton.tsx";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import type { QueueSearch } from "../../model/queue-search.ts";
import { QueueSteps } from "../queue/queue-steps.tsx";
import { ApplicationDetail } from "./application-detail.tsx";

interface ApplicationSheetProps {
  /** The application in the address; undefined keeps the sheet closed. */
  applicationId: string | undefined;
  onClose: () => void;
  /** What the table behind it is asked for, and the way to another application of it. */
  search: QueueSearch;
  onGo: (id: string) => void;
}

/** One application over the table: a wide panel on desktop, the whole screen on phones. */
export function ApplicationSheet({ applicationId, onClose, search, onGo }: ApplicationSheetProps) {
  return (
    <Sheet
      open={applicationId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.evaluations_detail_title()}
      hideTitle
      isRead
      closeLabel={m.evaluations_detail_back()}
      className="w-[min(76rem,100vw)] max-w-none bg-background sm:w-[min(76rem,94vw)] [&>div:first-child]:z-20 [&>div:first-child]:p-4"
    >
      {applicationId !== undefined && <QueueSteps id={applicationId} search={search} onGo={onGo} />}
      {applicationId !== undefined && <SheetContent key={applicationId} id={applicationId} />}
    </Sheet>
  );
}

function SheetContent({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(evaluationsQueries.application(id));
  if (data) return <ApplicationDetail application={data} />;
  if (!error) return <SkeletonDetail className="p-6 pt-14 sm:p-8" />;
  const isMissing = errorCode(error) === "application.not_found";
  return isMissing ? (
    <EmptyState
      className="pt-24"
      title={m.evaluations_detail_missing_title()}
      description={m.evaluations_detail_missing_text()}
    />
  ) : (
    <ErrorState
      className="pt-24"
      title={m.evaluations_failed_title()}
      description={errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
