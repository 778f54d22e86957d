import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { LintCode, LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { stepLabels } from "../../model/step-labels.ts";
import type { SettingName } from "../../model/step-sentences.ts";
import { LINT_NAMES } from "../../model/workflow-names.ts";
import { NoteMark } from "./editable-steps.tsx";

interface LintNotesProps {
  definition: WorkflowDefinition;
  notes: readonly LintNote[];
  /** To a step among the sentences. */
  onChoose: (id: string) => void;
  /** To where what is wrong is put right. */
  onEdit: (id: string, setting: SettingName, language?: Language) => void;
}

/** What mends a note: what one is asked to do, and where. */
interface Mended {
  verb: () => string;
  setting: SettingName;
  /** The language whose words are missing. */
  language?: Language;
}

/** Where the same setting always does. */
const MENDED: Partial<Record<LintCode, Mended>> = {
  assignee_gone: { verb: m.workflows_note_set, setting: "who" },
  unassigned: { verb: m.workflows_note_set, setting: "who" },
  no_due: { verb: m.workflows_note_set, setting: "due" },
  no_limit: { verb: m.workflows_note_set, setting: "days" },
  no_day: { verb: m.workflows_note_set, setting: "day" },
  no_condition: { verb: m.workflows_note_set, setting: "condition" },
  unnamed: { verb: m.workflows_note_write, setting: "name" },
  no_document: { verb: m.workflows_note_write, setting: "document" },
  no_title: { verb: m.workflows_note_write, setting: "title" },
  no_address: { verb: m.workflows_note_write, setting: "url" },
};

/** The language in which a text is missing that the other has. */
const missingIn = ({ el, en }: { el: string; en: string }): Language | null =>
  (el === "") === (en === "") ? null : el === "" ? "el" : "en";

/** What mends a note at a step; null where no single setting does. */
function mendedAt(code: LintCode, node: WorkflowNode | undefined, definition: WorkflowDefinition): Mended | null {
  if (code === "untranslated" && node) {
    const setting = missingIn(node.name) === null ? "tells" : "name";
    const language = missingIn(node[setting]);
    return language && { verb: m.workflows_note_write, setting, language };
  }
  if (code === "missing_way" && node) {
    const out = definition.edges.filter(({ from }) => from === node.id);
    const beside = node.type === "wait_for" ? "timeout" : "exceeded";
    const lacking = WAYS_OUT[node.type].must.find((way) => !out.some(({ on }) => on === way)) ?? beside;
    return node.type === "split" ? null : { verb: m.workflows_note_set, setting: `way ${lacking}` };
  }
  if (code === "recipient_gone" && node) {
    return { verb: m.workflows_note_set, setting: isTask(node) ? "escalate_to" : "who" };
  }
  if (code === "no_words" && node) return { verb: m.workflows_note_write, setting: wordsOf(node) };
  return MENDED[code] ?? null;
}

function wordsOf(node: WorkflowNode): SettingName {
  return node.type === "mail" && node.subject.el === "" && node.subject.en === "" ? "subject" : "words";
}

/** What is wrong, in words. */
function noteText(code: LintCode, mended: Mended | null): string {
  if (code !== "untranslated" || !mended?.language) return LINT_NAMES[code]();
  return mended.language === "el" ? m.workflows_lint_no_greek() : m.workflows_lint_no_english();
}

/** What bars publishing, then what one may want to look at, each with a verb that leads to its place. */
export function LintNotes({ definition, notes, onChoose, onEdit }: LintNotesProps) {
  const labels = stepLabels(definition);
  const ordered = [...notes.filter(({ isError }) => isError), ...notes.filter(({ isError }) => !isError)];
  return (
    <section aria-label={m.workflows_notes()} className="shrink-0 border-t border-border px-5 py-4 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{m.workflows_notes()}</h3>
        {notes.length > 0 && (
          <span className="flex items-center gap-2 text-sm text-muted-foreground pointer-coarse:hidden">
            <kbd className="rounded-xs border border-control-edge px-1.5">F8</kbd>
            {m.workflows_note_next()}
          </span>
        )}
      </div>
      {notes.length === 0 && <p className="text-muted-foreground">{m.workflows_notes_none()}</p>}
      <ul className="grid max-h-44 gap-1.5 overflow-y-auto [overflow-wrap:anywhere]">
        {ordered.map((note) => {
          const { code, node } = note;
          const step = definition.nodes.find(({ id }) => id === node);
          const label = (step && labels.get(step.id)) ?? "";
          const mended = mendedAt(code, step, definition);
          const verb = (mended?.verb ?? m.workflows_note_see)();
          return (
            <li key={`${code} ${node}`} className="flex items-baseline gap-2">
              <NoteMark notes={[note]} className="self-start" />
              <span className="min-w-0 grow">
                {label !== "" && <span className="tnum">{label}: </span>}
                {noteText(code, mended)}
              </span>
              {step && (
                <button
                  type="button"
                  aria-label={`${verb}: ${m.workflows_step_number({ number: label })}`}
                  className={linkStyles({ className: "shrink-0" })}
                  onClick={() => (mended ? onEdit(step.id, mended.setting, mended.language) : onChoose(step.id))}
                >
                  {verb}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
