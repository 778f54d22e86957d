import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { LetterTabs } from "../components/letters/letter-tabs.tsx";
import { letterQueries } from "../letters.queries.ts";

/** The organization's letters: what applicants are written when they are approved, and when they are not. */
export function LettersPage() {
  const { data } = useSuspenseQuery(letterQueries.organization());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.judging_letters()} lead={m.judging_letters_lead()} />
      <LetterTabs letters={data} />
    </div>
  );
}
