import type { Letters } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { VERDICTS, type Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { useState } from "react";
import { m } from "#messages";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { VERDICT_NAMES } from "../../model/verdicts.ts";
import { CallLetter } from "./call-letter.tsx";
import { LetterEditor } from "./letter-editor.tsx";

/** The letters of an organization or of a call, each with its editor; of a call it says whose words go out. */
export function LetterTabs({ letters }: { letters: Letters }) {
  const [verdict, setVerdict] = useState<Verdict>("approve");
  const { programme, own, versions } = letters;
  return (
    <Tabs
      value={verdict}
      onValueChange={(value) => setVerdict(VERDICTS.find((known) => known === value) ?? "approve")}
      label={m.judging_letters()}
      tabs={VERDICTS.map((value) => ({ value, label: VERDICT_NAMES[value]() }))}
    >
      {VERDICTS.map((value) => (
        <TabPanel key={value} value={value} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {programme && (
            <CallLetter
              programmeId={programme.id}
              verdict={value}
              version={versions[value]}
              texts={letters[value]}
              isOwn={own.includes(value)}
            />
          )}
          <LetterEditor verdict={value} version={versions[value]} texts={letters[value]} programmeId={programme?.id} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
