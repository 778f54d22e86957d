import type { Decline } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Undo2, Wand2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { declineText } from "../../model/decline-words.ts";

interface DeclinedDialogProps {
  application: string;
  evaluator: string;
  decline: Decline;
  /** Whether the application still lacks a review. */
  isShort: boolean;
  /** Nothing is given any more: it is only read. */
  isClosed: boolean;
  isBusy: boolean;
  onPropose: () => void;
  onAskAgain: () => void;
  onClose: () => void;
}

/** A cell that was declined: why, and the two ways on, someone else or the same person once more. */
export function DeclinedDialog(props: DeclinedDialogProps) {
  const { application, evaluator, decline, isShort, isClosed, isBusy, onPropose, onAskAgain, onClose } = props;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.judging_declined_title({ name: evaluator })}
      description={application}
      footer={
        isClosed ? undefined : (
          <>
            <Button variant="outline" pending={isBusy} onClick={onAskAgain}>
              <Undo2 aria-hidden />
              {m.judging_ask_again()}
            </Button>
            {isShort && (
              <Button onClick={onPropose}>
                <Wand2 aria-hidden />
                {m.judging_reassign()}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">{declineText(decline)}</p>
      {!isClosed && <p className="mt-3 text-sm text-muted-foreground">{m.judging_declined_text()}</p>}
    </Dialog>
  );
}
