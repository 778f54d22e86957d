import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { programmesQueries } from "../../programmes.queries.ts";

interface AnswersDownloadProps {
  programmeId: string;
  /** What stands above it, while there is something to take along. */
  lead?: ReactNode;
}

/** What was answered to a programme's questions, as a file; there is none of nothing. */
export function AnswersDownload({ programmeId, lead }: AnswersDownloadProps) {
  const { data: count } = useQuery(programmesQueries.answeredCount(programmeId));
  if (!count || count.value === 0) return null;
  return (
    <>
      {lead}
      <ListDownload of="/applications/answered" input={{ programme_id: programmeId }} />
    </>
  );
}
