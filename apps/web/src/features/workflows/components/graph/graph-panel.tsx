import { ChevronDown, Workflow } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { useEditorLayout } from "../../hooks/use-editor-layout.ts";
import type { WorkflowGraphProps } from "./workflow-graph.tsx";

const load = async () => (await import("./workflow-graph.tsx")).WorkflowGraph;

/** The graph of a definition: beside its sentences where there is room for it, on phones behind a button that loads its drawing. */
export function GraphPanel(props: WorkflowGraphProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isGraphBeside: isBeside } = useEditorLayout();
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] gap-3 md:grid-rows-[minmax(0,1fr)]">
      <Button
        variant="outline"
        className="justify-self-start md:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Workflow aria-hidden />
        {isOpen ? m.workflows_graph_hide() : m.workflows_graph_show()}
        <ChevronDown aria-hidden className={cn("transition-transform", isOpen && "rotate-180")} />
      </Button>
      <AskedPart load={load} props={isOpen || isBeside ? { ...props, isBeside } : null} />
    </div>
  );
}
