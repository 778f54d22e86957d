import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
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
  onEdit: (id: string, setting: SettingName) => void;
}

/** What mends a note where one setting does: what one is asked to do, and where. */
const MENDED: Partial<Record<LintCode, { verb: () => string; setting: SettingName }>> = {
  unassigned: { verb: m.workflows_note_set, setting: "who" },
  no_due: { verb: m.workflows_note_set, setting: "due" },
  no_day: { verb: m.workflows_note_set, setting: "day" },
  no_condition: { verb: m.workflows_note_set, setting: "condition" },
  unnamed: { verb: m.workflows_note_write, setting: "name" },
  no_address: { verb: m.workflows_note_write, setting: "url" },
};

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
          const mended = MENDED[code];
          const verb = (mended?.verb ?? m.workflows_note_see)();
          return (
            <li key={`${code} ${node}`} className="flex items-baseline gap-2">
              <NoteMark notes={[note]} className="self-start" />
              <span className="min-w-0 grow">
                {label !== "" && <span className="tnum">{label}: </span>}
                {LINT_NAMES[code]()}
              </span>
              {step && (
                <button
                  type="button"
                  aria-label={`${verb}: ${m.workflows_step_number({ number: label })}`}
                  className={linkStyles({ className: "shrink-0" })}
                  onClick={() => (mended ? onEdit(step.id, mended.setting) : onChoose(step.id))}
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
