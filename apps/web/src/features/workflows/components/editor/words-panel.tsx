import { Keyboard, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import type { AutosaveState } from "#shared/autosave/autosave-controller.ts";
import { Button } from "#shared/ui/button.tsx";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { EditableSteps } from "./editable-steps.tsx";
import { LintNotes } from "./lint-notes.tsx";

/** Something that is done with the definition; null while it cannot be. */
export interface EditorTool {
  name: string;
  label: string;
  Icon: LucideIcon;
  run: (() => void) | null;
  /** Only where some width needs it: the server does not know the width, and writes it for all. */
  className?: string;
}

interface WordsPanelProps {
  steps: ComponentProps<typeof EditableSteps>;
  onJump: (id: string) => void;
  onEdit: ComponentProps<typeof LintNotes>["onEdit"];
  tools: readonly EditorTool[];
  onListKeys: () => void;
  saving: AutosaveState;
  /** Where the chosen step went, for whoever does not see it move. */
  movedText: string;
}

/** The definition in sentences, with what is done to its steps and what is wrong with them. */
export function WordsPanel({ steps, onJump, onEdit, tools, onListKeys, saving, movedText }: WordsPanelProps) {
  const { definition, notes } = steps;
  return (
    <>
      <div className="grid shrink-0 gap-2 px-5 pt-4 pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <CardTitle>{m.workflows_in_words()}</CardTitle>
          <AutosaveIndicator state={saving} />
        </div>
        <div className="-mx-1.5 flex flex-wrap items-center">
          {tools.map((tool) => (
            <ToolButton key={tool.name} tool={tool} />
          ))}
          <KeyHints onListKeys={onListKeys} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {movedText}
      </p>
      {/* Relative: what stands for screen readers alone is scrolled with the sentences. */}
      <div className="relative min-h-0 grow px-3 pb-4 md:overflow-y-auto">
        <EditableSteps {...steps} />
      </div>
      <LintNotes definition={definition} notes={notes} onChoose={onJump} onEdit={onEdit} />
    </>
  );
}

export function ToolButton({ tool: { label, Icon, run, className } }: { tool: EditorTool }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className={className}
      aria-label={label}
      disabled={run === null}
      onClick={() => run?.()}
    >
      <Icon aria-hidden />
    </Button>
  );
}

const keyStyles = "rounded-xs border border-control-edge px-1.5 text-sm text-foreground";

/** The two keys that one needs most, and all of them behind a button. */
function KeyHints({ onListKeys }: { onListKeys: () => void }) {
  return (
    <span className="ml-auto flex items-center gap-2 text-sm text-muted-foreground max-md:hidden">
      <span className="flex items-center gap-1.5 pointer-coarse:hidden">
        <kbd className={keyStyles}>/</kbd> {m.workflows_hint_step()}
        <kbd className={keyStyles}>Tab</kbd> {m.workflows_hint_indent()}
      </span>
      <Button variant="ghost" size="icon-sm" aria-label={m.workflows_shortcuts()} onClick={onListKeys}>
        <Keyboard aria-hidden />
      </Button>
    </span>
  );
}
