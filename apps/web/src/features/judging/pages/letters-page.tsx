import { VERDICTS, type Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { LetterEditor } from "../components/letters/letter-editor.tsx";
import { judgingQueries } from "../judging.queries.ts";
import { VERDICT_NAMES } from "../model/verdicts.ts";

/** The organization's letters: what applicants are written when they are approved, and when they are not. */
export function LettersPage() {
  const { data } = useSuspenseQuery(judgingQueries.letterTemplates());
  const [verdict, setVerdict] = useState<Verdict>("approve");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.judging_letters()} lead={m.judging_letters_lead()} />
      <Tabs
        value={verdict}
        onValueChange={(value) => setVerdict(VERDICTS.find((known) => known === value) ?? "approve")}
        label={m.judging_letters()}
        tabs={VERDICTS.map((value) => ({ value, label: VERDICT_NAMES[value]() }))}
      >
        {VERDICTS.map((value) => (
          <TabPanel key={value} value={value}>
            <LetterEditor verdict={value} texts={data[value]} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
