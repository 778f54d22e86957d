import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { ListTree, Lock } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { Button } from "#shared/ui/button.tsx";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { useEditorLayout } from "../../hooks/use-editor-layout.ts";
import { savedVersion } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { StepList } from "../editor/step-list.tsx";
import { GraphPanel } from "../graph/graph-panel.tsx";
import { StepFacts } from "./step-facts.tsx";

/** A workflow that is read: what was published changes in its next version alone. Looked at in one view, a step is looked at in the other. */
export function PublishedWorkflow({ template }: { template: TemplateDetail }) {
  const { id, definition, version, number, can_edit: canEdit } = template;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListing, setListing] = useState(false);
  const { areWordsBeside, areSettingsBeside } = useEditorLayout();
  const saved = (payload: unknown) => savedVersion(payload) > version;
  useStaleWhen(canEdit ? { record: { kind: "workflow", id, events: { [TEMPLATE_SAVED]: saved } } } : {}, [
    workflowsQueries.template(id).queryKey,
  ]);
  const facts = (
    <StepFacts
      definition={definition}
      node={definition.nodes.find((node) => node.id === chosen) ?? null}
      knowsPeople={canEdit}
    />
  );
  const words = (
    <>
      <div className="grid shrink-0 gap-2 px-5 pt-4 pb-3">
        <CardTitle>{m.workflows_in_words()}</CardTitle>
        {canEdit && number !== null && (
          <p className="flex gap-2 text-sm text-muted-foreground">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {m.workflows_read_only({ number })}
          </p>
        )}
      </div>
      <div className="relative min-h-0 grow px-3 pb-4 md:overflow-y-auto">
        <StepList definition={definition} chosen={chosen} onChoose={setChosen} />
      </div>
    </>
  );
  return (
    <>
      <EditorFrame
        words={areWordsBeside && words}
        graph={
          <GraphPanel
            definition={definition}
            chosen={chosen}
            onChoose={setChosen}
            tools={
              !areWordsBeside && (
                <Button variant="outline" size="sm" onClick={() => setListing(true)}>
                  <ListTree aria-hidden />
                  {m.workflows_in_words()}
                </Button>
              )
            }
          />
        }
        asideLabel={m.workflows_step_facts()}
        aside={areSettingsBeside && facts}
      />
      {!areWordsBeside && (
        <Sheet open={isListing} onOpenChange={setListing} title={m.workflows_in_words()} hideTitle side="start" isRead>
          {words}
        </Sheet>
      )}
      {!areSettingsBeside && (
        <Sheet
          open={chosen !== null}
          onOpenChange={(isOpen) => !isOpen && setChosen(null)}
          title={m.workflows_step_facts()}
          hideTitle
          isRead
          className="w-[26rem] pb-6"
        >
          <div className="pt-8">{facts}</div>
        </Sheet>
      )}
    </>
  );
}
