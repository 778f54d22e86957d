import type { ReactNode } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { useEditorLayout } from "../../hooks/use-editor-layout.ts";

interface EditorFrameProps {
  words: ReactNode;
  graph: ReactNode;
  /** What is said of the step that is chosen; null where another place shows it. */
  aside: ReactNode;
  asideLabel: string;
  /** What has to be answered first, over all of it. */
  top?: ReactNode;
}

/** The two readings of a definition and what is said of a step, side by side as far as the screen has room; each scrolls by itself. */
export function EditorFrame({ words, graph, aside, asideLabel, top }: EditorFrameProps) {
  const { isGraphBeside } = useEditorLayout();
  const list = (
    <section
      key="words"
      aria-label={m.workflows_in_words()}
      // Relative: what stands for screen readers alone is scrolled with the sentences. Its column is named, as the graph's is:
      // which of them comes first is known in the browser alone, and nothing moves then.
      className="relative flex min-h-0 min-w-0 flex-col border-border bg-surface max-md:rounded-lg max-md:shadow-sm md:border-r md:max-[56.25rem]:hidden min-[56.25rem]:col-start-1 min-[56.25rem]:row-start-1"
    >
      {words}
    </section>
  );
  const drawing = (
    <div key="graph" className="min-h-0 min-w-0 min-[56.25rem]:col-start-2 min-[56.25rem]:row-start-1">
      {graph}
    </div>
  );
  return (
    <div className="flex min-h-0 grow flex-col">
      {top}
      <div
        className={cn(
          "grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-md:gap-3 max-md:px-4 max-md:pt-4 md:min-h-[24rem] md:grid-rows-[minmax(0,1fr)]",
          "min-[56.25rem]:grid-cols-[minmax(0,26.5rem)_minmax(0,1fr)] min-[73.75rem]:grid-cols-[minmax(0,26.5rem)_minmax(0,1fr)_19.75rem]",
        )}
      >
        {/* Read and gone through in the order in which they stand: on a phone the graph is a button above the sentences. */}
        {isGraphBeside ? [list, drawing] : [drawing, list]}
        <div
          role="region"
          aria-label={asideLabel}
          // Scrolled by keys too where nothing in it takes the focus.
          tabIndex={0}
          className="hidden min-h-0 overflow-y-auto border-l border-border bg-surface -outline-offset-2 min-[73.75rem]:col-start-3 min-[73.75rem]:row-start-1 min-[73.75rem]:block"
        >
          {aside}
        </div>
      </div>
    </div>
  );
}
