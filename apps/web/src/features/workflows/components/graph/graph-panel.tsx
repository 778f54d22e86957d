import { ChevronDown, Workflow } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { useIsBeside } from "../../hooks/use-is-beside.ts";
import type { WorkflowGraphProps } from "./workflow-graph.tsx";

const load = async () => (await import("./workflow-graph.tsx")).WorkflowGraph;

/** The graph of a definition: beside its sentences where there is room for it, else behind a button that loads its drawing. */
export function GraphPanel({ canStandBeside = false, ...props }: WorkflowGraphProps & { canStandBeside?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isBeside = useIsBeside() && canStandBeside;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button
        variant="outline"
        className={cn("justify-self-start", canStandBeside && "min-[85rem]:hidden")}
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
