import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import type { Command } from "#shared/commands/use-command.ts";
import { Button } from "#shared/ui/button.tsx";

/** What declining means, and the command that does it. */
export function DeclineInvitation({ text, command }: { text: string; command: Command<unknown, void> }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="ghost" size="lg" className="justify-self-start" onClick={() => setConfirming(true)}>
        {m.identity_invitation_decline()}
      </Button>
      {isConfirming && (
        <Confirm
          tone="danger"
          title={m.identity_invitation_decline_title()}
          description={text}
          confirmLabel={m.identity_invitation_decline()}
          command={command}
          input={() => undefined}
          failed={m.identity_invitation_decline_failed()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
