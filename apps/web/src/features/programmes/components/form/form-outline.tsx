import type { FormSection } from "@kerkis/contract/forms/definition.schema.ts";
import { untranslated } from "@kerkis/contract/forms/lint.policy.ts";
import { GripVertical, Languages, Plus, Split } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { type Dragged, useDraggedRow } from "#shared/forms/dragging/use-dragged-row.ts";
import { NameTag, OTHERS_COLOR, useOtherAt } from "#shared/realtime/others-here.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { addQuestion, addSection } from "../../model/form-editing.ts";
import { questionName, sectionName } from "../../model/form-words.ts";
import { TYPE_WORDS } from "./question-words.ts";
import type { Editing } from "../../hooks/use-form-editing.ts";
import type { QuestionSteps } from "../../hooks/use-question-steps.ts";

/** The skeleton of a form: its sections and questions in order, each chosen by a click. */
export function FormOutline({ editing, steps }: { editing: Editing; steps: QuestionSteps }) {
  const { form, change, choose } = editing;
  return (
    <nav
      aria-label={m.programmes_form_outline()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-surface p-3 shadow-sm"
    >
      {form.sections.map((section, at) => (
        <OutlineSection key={section.key} section={section} at={at} editing={editing} steps={steps} />
      ))}
      {editing.canChange && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            const next = addSection(form);
            change(next);
            choose(next.sections.at(-1)?.key ?? null);
          }}
        >
          <Plus aria-hidden />
          {m.programmes_form_add_section()}
        </Button>
      )}
    </nav>
  );
}

interface OutlineSectionProps {
  section: FormSection;
  at: number;
  editing: Editing;
  steps: QuestionSteps;
}

function OutlineSection({ section, at, editing, steps }: OutlineSectionProps) {
  const { form, change, chosen, choose, canChange } = editing;
  const name = sectionName(section);
  const lacking = untranslated(form);
  const lacks = (question: number | null) => lacking.some((one) => one.section === at && one.question === question);
  return (
    <div>
      <Row dragged={{ kind: "section", key: section.key }} editing={editing} steps={steps}>
        <button
          type="button"
          aria-current={chosen === section.key ? "true" : undefined}
          onClick={() => choose(section.key)}
          className={cn(
            "flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-start font-semibold hover:bg-muted max-md:min-h-11",
            chosen === section.key && "bg-primary-soft text-primary hover:bg-primary-soft",
          )}
        >
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {at + 1}. {name}
          </span>
          <Marks isConditional={section.shown_if !== null} isLacking={lacks(null)} />
          <span className="tnum text-sm font-normal text-muted-foreground">{section.questions.length}</span>
        </button>
      </Row>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {section.questions.map((question, place) => {
          const { icon: Icon, name: type } = TYPE_WORDS[question.type];
          const isChosen = chosen === question.key;
          return (
            <li key={question.key}>
              <Row dragged={{ kind: "question", key: question.key }} editing={editing} steps={steps}>
                <button
                  type="button"
                  aria-current={isChosen ? "true" : undefined}
                  data-outline={question.key}
                  onClick={() => choose(question.key)}
                  className={cn(
                    "flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-start text-[0.9375rem] hover:bg-muted max-md:min-h-11",
                    isChosen && "bg-primary-soft text-primary hover:bg-primary-soft",
                  )}
                >
                  <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                  <span className="sr-only">{type()}: </span>
                  <span className="min-w-0 flex-1 truncate">{questionName(question)}</span>
                  <Marks isConditional={question.shown_if !== null} isLacking={lacks(place)} />
                </button>
              </Row>
            </li>
          );
        })}
      </ul>
      {canChange && (
        <Button
          variant="ghost"
          size="sm"
          className="ml-2"
          aria-label={m.programmes_form_add_to({ name })}
          onClick={() => {
            const added = addQuestion(form, { section: at, question: section.questions.length });
            change(added.form);
            choose(added.key);
          }}
        >
          <Plus aria-hidden />
          {m.programmes_form_add_question()}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  dragged: Dragged;
  editing: Editing;
  steps: QuestionSteps;
  children: ReactNode;
}

/** A row with its handle; a line shows where what is dragged would go. */
function Row({ dragged, editing: { canChange }, steps, children }: RowProps) {
  const { ref, edge, isDragged } = useDraggedRow(dragged, canChange, steps.place);
  const other = useOtherAt(dragged.key);
  return (
    <div
      ref={ref}
      className={cn("relative flex items-center rounded-md", isDragged && "opacity-50")}
      style={other ? { outline: `2px solid ${OTHERS_COLOR}` } : undefined}
    >
      {canChange && <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-muted-foreground/70" />}
      {children}
      {other && <NameTag person={other} className="-top-2 right-1" />}
      {edge && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-x-0 h-0.5 rounded-full bg-primary",
            edge === "before" ? "-top-px" : "-bottom-px",
          )}
        />
      )}
    </div>
  );
}

function Marks({ isConditional, isLacking }: { isConditional: boolean; isLacking: boolean }) {
  return (
    <>
      {isConditional && <Split role="img" aria-label={m.programmes_form_conditional()} className="size-4 shrink-0" />}
      {isLacking && (
        <Languages role="img" aria-label={m.programmes_form_missing_en()} className="size-4 shrink-0 text-warning" />
      )}
    </>
  );
}
