import { ChevronDown, Workflow } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import type { WorkflowGraphProps } from "./workflow-graph.tsx";

const load = async () => (await import("./workflow-graph.tsx")).WorkflowGraph;

/** The graph of a definition behind a button: its drawing is loaded when someone asks for it. */
export function GraphPanel(props: WorkflowGraphProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button
        variant="outline"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Workflow aria-hidden />
        {isOpen ? m.workflows_graph_hide() : m.workflows_graph_show()}
        <ChevronDown aria-hidden className={cn("transition-transform", isOpen && "rotate-180")} />
      </Button>
      <AskedPart load={load} props={isOpen ? props : null} />
    </div>
  );
}
