import { MailCheck } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatList } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { useAskForStatements } from "../../judging.mutations.ts";
import type { Picture } from "../../model/matrix-picture.ts";

interface AskedStatementsProps {
  roundId: string;
  picture: Picture;
  isLocked: boolean;
}

/** How many evaluators said that they declared every conflict of interest, and the way to ask the others. */
export function AskedStatements({ roundId, picture, isLocked }: AskedStatementsProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = useAskForStatements(roundId);
  const people = picture.evaluators.filter(({ may_take }) => may_take);
  const silent = people.filter(({ stated_at }) => stated_at === null);
  const figure = m.judging_statements_of({ stated: people.length - silent.length, all: people.length });
  if (isLocked || silent.length === 0)
    return (
      <span className="inline-flex items-center gap-2 text-sm text-muted-foreground">
        <MailCheck aria-hidden className="size-4" />
        {figure}
      </span>
    );
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <MailCheck aria-hidden />
        {figure}
      </Button>
      {isAsking && (
        <Confirm
          title={m.judging_statements_ask_title({ count: silent.length })}
          description={`${m.judging_statements_missing({ names: formatList(silent.map(({ name }) => name)) })} ${m.judging_statements_once()}`}
          confirmLabel={m.judging_statements_ask()}
          command={ask}
          input={() => undefined}
          failed={m.judging_statements_failed()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
