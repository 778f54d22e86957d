import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinsReadWith, outlineOf, stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  Keyboard,
  ListIndentDecrease,
  ListIndentIncrease,
  Redo2,
  Undo2,
} from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { createPortal, flushSync } from "react-dom";
import { m } from "#messages";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { useWhenLive } from "#shared/realtime/use-when-live.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { useEditorKeys } from "../../hooks/use-editor-keys.ts";
import { useIsBeside } from "../../hooks/use-is-beside.ts";
import { useHistory } from "../../hooks/use-history.ts";
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
import type { SettingName } from "../../model/step-sentences.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { changedLike, keyedDefinition, plainDefinition } from "../../model/keyed-definition.ts";
import { useTemplateStore } from "../../workflows.mutations.ts";
import { GraphPanel } from "../graph/graph-panel.tsx";
import { BAR_TOOLS_ID } from "../template-bar.tsx";
import { EditableSteps, insertId } from "./editable-steps.tsx";
import { LintNotes } from "./lint-notes.tsx";
import { EditorShortcuts } from "./editor-shortcuts.tsx";
import { focusSetting } from "../settings/setting-fields.tsx";
import { StepSettings } from "../settings/step-settings.tsx";
import { INSERTED_NAMES } from "./inserted-names.ts";

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

/** Beside others a column ends with the window, stays in sight and scrolls by itself. */
const COLUMN = "min-w-0 min-[85rem]:sticky min-[85rem]:top-20 min-[85rem]:max-h-[max(30rem,calc(100dvh-17rem))]";

const savedVersion = (payload: unknown): number =>
  typeof payload === "object" && payload !== null && "version" in payload ? Number(payload.version) : 0;

/** Where a step is now, for whoever does not see it move. */
function movedText(definition: WorkflowDefinition, id: string): string {
  const labels = stepLabels(definition);
  const numberOf = (step: string) => labels.get(step) ?? "";
  const under = outlineOf(definition).find(({ node }) => node.id === id)?.branch?.from;
  const place = m.workflows_moved_to({ number: numberOf(id) });
  return under === undefined ? place : `${place} ${m.workflows_in_branch_of({ number: numberOf(under) })}`;
}

/** A definition that is edited: its steps in sentences, and the settings of the one that is chosen. Saved as it changes. */
export function WorkflowEditor({ template }: { template: TemplateDetail }) {
  const { profile } = useSession();
  const [value, setValue] = useState({ name: template.name, definition: template.definition });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListing, setListing] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const isBeside = useIsBeside();
  const bar = useSyncExternalStore(neverChanges, barTools, () => null);
  const [copied, setCopied] = useState<WorkflowNode | null>(null);
  const keyed = useMemo(() => ({ name: value.name, definition: keyedDefinition(value.definition) }), [value]);
  const store = useTemplateStore(template.id);
  const autosave = useAutosave({
    key: `workflow.${template.id}.${profile?.id ?? ""}`,
    value: keyed,
    version: template.version,
    ...store,
    apply: ({ name, definition: merged }) => setValue({ name, definition: plainDefinition(merged) }),
  });
  const saved = (payload: unknown) => savedVersion(payload) > template.version;
  useWhenLive(
    { record: { kind: "workflow", id: template.id, events: { [TEMPLATE_SAVED]: saved } } },
    () => void autosave.follow(),
  );
  const { definition } = value;
  const notes = lintDefinition(definition);
  const node = definition.nodes.find(({ id }) => id === chosen);
  const history = useHistory<WorkflowDefinition>((taken) => apply(changedLike(definition, taken)));
  function apply(next: WorkflowDefinition): void {
    setValue((known) => ({ ...known, definition: next }));
  }
  function change(next: WorkflowDefinition): void {
    history.keep(definition, next);
    apply(next);
  }
  /** A step is chosen, and its setting is gone to. */
  function edit(id: string, setting: SettingName | null, language?: Language): void {
    flushSync(() => setChosen(id));
    focusSetting(setting, language);
  }
  /** The step in whose row a step is read: a join is read with what follows it. */
  const rowOf = (id: string): string => joinsReadWith(definition).get(id)?.id ?? id;
  /** To a step among the sentences: it is chosen, and the focus goes there. */
  function jump(id: string): void {
    setChosen(id);
    document.querySelector<HTMLElement>(`[data-step="${rowOf(id)}"]`)?.focus();
  }
  function mover(next: WorkflowDefinition | null | undefined): (() => void) | null {
    if (!next || !node) return null;
    return () => {
      const isAtStep = document.activeElement?.closest("[data-step]") !== null;
      flushSync(() => {
        change(next);
        setMoved(node.id);
      });
      // The browser takes the focus from what is put elsewhere.
      if (isAtStep) document.querySelector<HTMLElement>(`[data-step="${node.id}"]`)?.focus();
    };
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
    change(made.definition);
    setChosen(made.id);
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
  const draw = (from: string, to: string) => change(connect(definition, [from, to]));
  function insert(after: WorkflowNode, kind: Inserted): void {
    const made = insertAfter(definition, after, kind, INSERTED_NAMES[kind].name);
    change(made.definition);
    setChosen(made.id);
  }
  const tool = ({ name, label, Icon }: (typeof TOOLS | typeof BAR_TOOLS)[number]) => (
    <Button
      key={name}
      variant="ghost"
      size="icon-sm"
      aria-label={label()}
      disabled={keys[name] === null}
      onClick={() => keys[name]?.()}
    >
      <Icon aria-hidden />
    </Button>
  );
  const graph = (
    <div key="graph" className={cn("lg:col-span-2 min-[85rem]:order-2 min-[85rem]:col-span-1", COLUMN)}>
      <GraphPanel
        canStandBeside
        definition={definition}
        notes={notes}
        chosen={chosen}
        onChoose={setChosen}
        onConnect={draw}
      />
    </div>
  );
  const words = (
    <Card key="words" className={cn("flex flex-col min-[85rem]:order-1", COLUMN)}>
      <div className="grid shrink-0 gap-2 px-5 pt-4 pb-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <CardTitle>{m.workflows_in_words()}</CardTitle>
          <AutosaveIndicator state={autosave} />
        </div>
        <div className="-mx-1.5 flex flex-wrap">
          {TOOLS.map(tool)}
          <Button
            variant="ghost"
            size="icon-sm"
            className="ml-auto max-md:hidden"
            aria-label={m.workflows_shortcuts()}
            onClick={() => setListing(true)}
          >
            <Keyboard aria-hidden />
          </Button>
        </div>
      </div>
      {isListing && <EditorShortcuts onClose={() => setListing(false)} />}
      {autosave.status === "conflict" && (
        <div className="px-5 pb-3">
          <AutosaveConflict onResolve={(choice) => void autosave.resolve(choice)} />
        </div>
      )}
      <p role="status" className="sr-only">
        {moved === chosen && moved !== null && movedText(definition, moved)}
      </p>
      {/* Relative: what stands for screen readers alone is scrolled with the sentences. */}
      <div className="relative min-h-0 grow px-3 pb-4 min-[85rem]:overflow-y-auto">
        <EditableSteps
          definition={definition}
          notes={notes}
          chosen={chosen}
          onChoose={setChosen}
          onEdit={edit}
          onInsert={insert}
        />
      </div>
      <LintNotes definition={definition} notes={notes} onChoose={jump} onEdit={edit} />
    </Card>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19.75rem] min-[85rem]:grid-cols-[minmax(0,26.5rem)_minmax(20rem,1fr)_minmax(17rem,19.75rem)]">
      {/* Read and gone through in the order in which they stand. */}
      {isBeside ? [words, graph] : [graph, words]}
      {bar && createPortal(BAR_TOOLS.map(tool), bar)}
      <div
        data-settings
        className="relative grid grid-cols-[minmax(0,1fr)] rounded-lg lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto min-[85rem]:max-h-[max(30rem,calc(100dvh-17rem))] min-[85rem]:order-3"
      >
        {node ? (
          <StepSettings
            key={node.id}
            node={node}
            definition={definition}
            secret={template.webhook_secret}
            onChange={(changed) => change(changeStep(definition, changed))}
            onWays={change}
            onRemove={() => {
              change(removeStep(definition, node));
              setChosen(null);
            }}
          />
        ) : (
          <Card className="max-lg:hidden">
            <CardBody>
              <CardTitle className="mb-2">{m.workflows_settings_none()}</CardTitle>
              <p className="text-muted-foreground">{m.workflows_settings_none_text()}</p>
            </CardBody>
          </Card>
        )}
      </div>
    </div>
  );
}
