import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinsReadWith, outlineOf, stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  ListIndentDecrease,
  ListIndentIncrease,
  ListTree,
  Redo2,
  SlidersHorizontal,
  Undo2,
} from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { createPortal, flushSync } from "react-dom";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { firstNameOf, OthersHere } from "#shared/realtime/others-here.tsx";
import { useOthersByPlace, usePlaceReport } from "#shared/realtime/use-places.ts";
import { Button } from "#shared/ui/button.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { useEditorKeys } from "../../hooks/use-editor-keys.ts";
import { useEditorLayout } from "../../hooks/use-editor-layout.ts";
import { useWorkflowDraft } from "../../hooks/use-workflow-draft.ts";
import {
  changeStep,
  connect,
  type Inserted,
  insertAfter,
  isCopied,
  moveStep,
  pasteAfter,
  removeStep,
} from "../../model/edit-steps.ts";
import { indentStep } from "../../model/indent-steps.ts";
import { stepLabels } from "../../model/step-labels.ts";
import type { SettingName } from "../../model/step-sentences.ts";
import { GraphPanel } from "../graph/graph-panel.tsx";
import { BAR_TOOLS_ID } from "../template-bar.tsx";
import { ClashChoices } from "./clash-choices.tsx";
import { insertId } from "./editable-steps.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { EditorShortcuts } from "./editor-shortcuts.tsx";
import { INSERTED_NAMES } from "./inserted-names.ts";
import { SettingsPanel, SettingsSheet, type WantedSetting } from "./settings-panel.tsx";
import { type EditorTool, ToolButton, WordsPanel } from "./words-panel.tsx";

/** What is done with a definition as a whole, in both views; each has its key too. */
const TOOLS = [
  { name: "moveUp", label: m.workflows_move_up, Icon: ArrowUp },
  { name: "moveDown", label: m.workflows_move_down, Icon: ArrowDown },
  { name: "indent", label: m.workflows_indent, Icon: ListIndentIncrease },
  { name: "outdent", label: m.workflows_outdent, Icon: ListIndentDecrease },
  { name: "copy", label: m.workflows_copy_step, Icon: Copy },
  { name: "paste", label: m.workflows_paste_step, Icon: ClipboardPaste },
] as const;

/** What takes back and does again stands in the screen's bar. */
const BAR_TOOLS = [
  { name: "undo", label: m.workflows_undo, Icon: Undo2 },
  { name: "redo", label: m.workflows_redo, Icon: Redo2 },
] as const;

/** The place for them in the screen's bar: there once the page is, null in the server's HTML and where the editor stands alone. */
const barTools = () => document.getElementById(BAR_TOOLS_ID);
const neverChanges = () => () => undefined;

/** A menu that closes has given the focus back by then. */
const AFTER_MENU_MS = 50;

/** Where a step is now, for whoever does not see it move. */
function movedText(definition: WorkflowDefinition, id: string): string {
  const labels = stepLabels(definition);
  const numberOf = (step: string) => labels.get(step) ?? "";
  const under = outlineOf(definition).find(({ node }) => node.id === id)?.branch?.from;
  const place = m.workflows_moved_to({ number: numberOf(id) });
  return under === undefined ? place : `${place} ${m.workflows_in_branch_of({ number: numberOf(under) })}`;
}

interface WorkflowEditorProps {
  template: TemplateDetail;
}

/** A definition that is edited: its steps in sentences and as a graph, and the settings of the one that is chosen. Saved as it changes. */
export function WorkflowEditor({ template }: WorkflowEditorProps) {
  const { profile, current_organization: organization } = useSession();
  const { definition, change, history, autosave } = useWorkflowDraft(template);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<WantedSetting | null>(null);
  const [open, setOpen] = useState<"words" | "settings" | null>(null);
  const [field, setField] = useState<string | null>(null);
  const [isListing, setListing] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const [copied, setCopied] = useState<WorkflowNode | null>(null);
  const { areWordsBeside, areSettingsBeside } = useEditorLayout();
  const bar = useSyncExternalStore(neverChanges, barTools, () => null);
  const notes = useMemo(() => lintDefinition(definition, new Set(template.gone)), [definition, template.gone]);
  const node = definition.nodes.find(({ id }) => id === chosen);
  const topic = organization && recordTopic(organization.organization_id, "workflow", template.id);
  usePlaceReport(topic, node ? [node.id, field].filter(Boolean).join(" ") : undefined);
  const others = useOthersByPlace(topic, profile?.id);
  const names = new Set(Array.from(others.values(), firstNameOf));

  /** A step is chosen, and its setting is gone to. */
  function edit(id: string, setting: SettingName | null, language?: Language): void {
    setChosen(id);
    setOpen(areSettingsBeside ? null : "settings");
    setWanted({ setting, language });
  }
  /** The step in whose row a step is read: a join is read with what follows it. */
  const rowOf = (id: string): string => joinsReadWith(definition).get(id)?.id ?? id;
  /** To a step among the sentences: it is chosen, and the focus goes there. */
  function jump(id: string): void {
    setChosen(id);
    document.querySelector<HTMLElement>(`[data-step="${rowOf(id)}"]`)?.focus();
  }
  /** In the graph the second press on a step leads to its settings, as among the sentences. */
  const choose = (id: string): void => (id === chosen ? edit(id, null) : setChosen(id));
  /** Changes something; where the focus was at a step, it goes on at this one, for the next key. */
  function goingOnAt(id: string, run: () => void): void {
    const isAtStep = document.activeElement?.closest("[data-step]") !== null;
    flushSync(run);
    if (isAtStep) document.querySelector<HTMLElement>(`[data-step="${id}"]`)?.focus();
  }
  function mover(next: WorkflowDefinition | null | undefined): (() => void) | null {
    if (!next || !node) return null;
    // The browser takes the focus from what is put elsewhere.
    return () =>
      goingOnAt(node.id, () => {
        change(next);
        setMoved(node.id);
      });
  }
  function nextNote(): void {
    const places = stepOrder(definition).filter(({ id }) => notes.some((note) => note.node === id));
    const next = places[(places.findIndex(({ id }) => id === chosen) + 1) % places.length];
    if (next) jump(next.id);
  }
  function paste(): void {
    if (!node || !copied) return;
    const made = pasteAfter(definition, node, copied);
    if (made.definition === definition) return;
    goingOnAt(made.id, () => {
      change(made.definition);
      setChosen(made.id);
    });
  }
  const copy = node && isCopied(node) ? () => setCopied(node) : null;
  const canPaste = copied !== null && node !== undefined && node.type !== "end" && node.type !== "split";
  const keys = {
    moveUp: mover(node && moveStep(definition, node, true)),
    moveDown: mover(node && moveStep(definition, node, false)),
    indent: mover(node && indentStep(definition, node, true)),
    outdent: mover(node && indentStep(definition, node, false)),
    undo: history.undo,
    redo: history.redo,
    copy,
    paste: canPaste ? paste : null,
  };
  useEditorKeys({
    ...keys,
    nextNote: notes.length > 0 ? nextNote : null,
    insert: chosen === null ? null : () => document.getElementById(insertId(rowOf(chosen)))?.click(),
    shortcuts: () => setListing(true),
    leave: chosen === null ? null : () => setChosen(null),
  });
  function insert(after: WorkflowNode, kind: Inserted): void {
    const made = insertAfter(definition, after, kind, INSERTED_NAMES[kind].name);
    change(made.definition);
    setChosen(made.id);
    // Once the menu has given the focus back: by keys one goes on at what was put in.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-step="${made.id}"]`)?.focus(), AFTER_MENU_MS);
  }
  const toolOf = ({ name, label, Icon }: (typeof TOOLS | typeof BAR_TOOLS)[number]): EditorTool => ({
    name,
    label: label(),
    Icon,
    run: keys[name],
  });
  const settings: EditorTool = {
    name: "settings",
    label: m.workflows_step_settings(),
    Icon: SlidersHorizontal,
    run: node ? () => edit(node.id, null) : null,
    className: "min-[73.75rem]:hidden",
  };
  const words = (
    <WordsPanel
      steps={{ definition, notes, chosen, onChoose: setChosen, onEdit: edit, onInsert: insert }}
      onJump={jump}
      onEdit={edit}
      tools={[...TOOLS.map(toolOf), settings]}
      onListKeys={() => setListing(true)}
      saving={autosave}
      movedText={moved === chosen && moved !== null ? movedText(definition, moved) : ""}
    />
  );
  const step = node
    ? {
        node,
        definition,
        secret: template.webhook_secret,
        onChange: (changed: WorkflowNode) => change(changeStep(definition, changed)),
        onWays: change,
        onRemove: () => {
          change(removeStep(definition, node));
          setChosen(null);
        },
      }
    : null;
  const panel = { step, wanted, onThere: () => setWanted(null) };
  const openWords = (
    <Button variant="outline" size="sm" onClick={() => setOpen("words")}>
      <ListTree aria-hidden />
      {m.workflows_in_words()}
    </Button>
  );
  return (
    <OthersHere people={others}>
      <div
        className="contents"
        onFocus={({ target }) => setField(target.closest<HTMLElement>("[data-setting]")?.dataset["setting"] ?? null)}
        onBlur={() => setField(null)}
      >
        <EditorFrame
          top={
            autosave.status === "conflict" && (
              <ClashChoices
                definition={definition}
                clashes={autosave.clashes}
                other={names.size === 1 ? ([...names][0] ?? null) : null}
                onPick={(clash, choice) => void autosave.pick(clash, choice)}
              />
            )
          }
          words={areWordsBeside && words}
          graph={
            <GraphPanel
              definition={definition}
              notes={notes}
              chosen={chosen}
              onChoose={choose}
              onConnect={(from, to) => change(connect(definition, [from, to]))}
              tools={!areWordsBeside && openWords}
            />
          }
          asideLabel={m.workflows_step_settings()}
          aside={areSettingsBeside && <SettingsPanel {...panel} />}
        />
        {!areWordsBeside && (
          <Sheet
            open={open === "words"}
            onOpenChange={(isOpen) => setOpen(isOpen ? "words" : null)}
            title={m.workflows_in_words()}
            hideTitle
            side="start"
            isRead
            className="w-[28rem]"
          >
            {words}
          </Sheet>
        )}
        {!areSettingsBeside && (
          <SettingsSheet {...panel} step={open === "settings" ? step : null} onClose={() => setOpen(null)} />
        )}
      </div>
      {isListing && <EditorShortcuts onClose={() => setListing(false)} />}
      {bar &&
        createPortal(
          BAR_TOOLS.map((one) => <ToolButton key={one.name} tool={toolOf(one)} />),
          bar,
        )}
    </OthersHere>
  );
}
