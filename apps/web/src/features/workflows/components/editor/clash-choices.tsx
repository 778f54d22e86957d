import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { m } from "#messages";
import type { Clash } from "#shared/autosave/merge-changes.ts";
import { Button } from "#shared/ui/button.tsx";
import { clashWords } from "../../model/clash-words.ts";

interface ClashChoicesProps {
  definition: WorkflowDefinition;
  clashes: readonly Clash[];
  /** Whoever else is here, where that is one person. */
  other: string | null;
  onPick: (clash: Clash, choice: "mine" | "theirs") => void;
}

/** What two people changed at once: both texts side by side, and a button under each. */
export function ClashChoices({ definition, clashes, other, onPick }: ClashChoicesProps) {
  return (
    <section
      role="alert"
      aria-label={m.workflows_clash_title()}
      className="grid max-h-[45dvh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto border-b border-border bg-warning-soft px-4 py-4 md:px-6"
    >
      <div>
        <h2 className="font-semibold">{m.workflows_clash_title()}</h2>
        <p className="text-[0.9375rem]">{m.workflows_clash_text()}</p>
      </div>
      {clashes.map((clash) => {
        const { place, mine, theirs } = clashWords(definition, clash);
        const sides = [
          { choice: "mine", title: m.workflows_clash_mine(), words: mine, button: m.workflows_clash_keep_mine() },
          {
            choice: "theirs",
            title: other === null ? m.workflows_clash_theirs() : m.workflows_clash_theirs_by({ name: other }),
            words: theirs,
            button: m.workflows_clash_keep_theirs(),
          },
        ] as const;
        return (
          <div key={clash.path} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">{place}</h3>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
              {sides.map(({ choice, title, words, button }) => (
                <div key={choice} className="flex min-w-0 flex-col gap-2 rounded-md bg-surface p-3.5">
                  <p className="text-sm text-muted-foreground">{title}</p>
                  <p className="grow whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
                  <Button
                    size="sm"
                    variant="outline"
                    className="self-start"
                    aria-label={`${button}: ${place}`}
                    onClick={() => onPick(clash, choice)}
                  >
                    {button}
                  </Button>
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
