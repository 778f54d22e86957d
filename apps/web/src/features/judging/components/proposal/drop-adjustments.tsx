import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import type { Command } from "#shared/commands/use-command.ts";

interface DropAdjustmentsProps {
  /** How many there are. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a new distribution takes the place of one that was adjusted. */
export function DropAdjustments({ count, onConfirm, onClose }: DropAdjustmentsProps) {
  // The page shows how the distribution goes: nothing is waited for here.
  const command: Command<void, null> = {
    mutate: (_, then) => {
      onConfirm();
      then?.onSuccess?.();
    },
    isPending: false,
    error: null,
    reset: () => undefined,
  };
  return (
    <Confirm
      title={m.judging_drop_title()}
      description={m.judging_drop_text({ count })}
      confirmLabel={m.judging_old_again()}
      command={command}
      input={() => null}
      onClose={onClose}
    />
  );
}
