import { m } from "#messages";
import { useRootMark } from "#shared/hooks/use-root-mark.ts";
import { Button } from "#shared/ui/button.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import type { Selection } from "./use-selection.ts";

export interface BulkAction {
  label: string;
  onRun: () => void;
  tone?: "danger" | undefined;
  /** What is done most often; one of them. */
  isMain?: boolean | undefined;
  pending?: boolean | undefined;
  /** The key that does the same. */
  hint?: string | undefined;
}

interface BulkBarProps {
  selection: Pick<Selection<unknown>, "chosen" | "clear">;
  actions: readonly BulkAction[];
  /** Which they are, beside their number: "ranks 21 to 24". */
  detail?: string | undefined;
}

/**
 * What can be done with the chosen rows. It stands below the list, in a block and not a grid of its own row, and stays at the foot of the
 * window while the list is longer: at the end it is under the last row, never over it. The chat's button
 * and offers make way for it, and it stands above the bar of support access.
 */
export function BulkBar({ selection, actions, detail }: BulkBarProps) {
  useRootMark("data-choosing");
  return (
    <div
      role="toolbar"
      aria-label={m.ui_chosen_actions()}
      data-bottom-bar
      className="sticky bottom-[calc(1rem+var(--foot-bar))] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2.5 rounded-lg bg-stage px-4 py-2.5 text-stage-foreground shadow-lg"
    >
      <p role="status" className="mr-2 font-semibold">
        {m.ui_chosen({ count: selection.chosen.length })}
        {detail && <span className="ml-2.5 text-sm font-normal text-stage-muted">{detail}</span>}
      </p>
      {actions.map(({ label, onRun, tone, isMain, pending, hint }) => (
        <Button
          key={label}
          size="sm"
          variant={isMain ? "accent" : (tone ?? "onstage")}
          pending={pending}
          onClick={onRun}
          aria-keyshortcuts={hint}
        >
          {label}
          {hint && <KeyHint>{hint}</KeyHint>}
        </Button>
      ))}
      <Button size="sm" variant="onstage" className="shadow-none" onClick={selection.clear}>
        {m.ui_clear_chosen()}
      </Button>
    </div>
  );
}
