import type { FormSection } from "@kerkis/contract/forms/definition.schema.ts";
import { untranslated } from "@kerkis/contract/forms/lint.policy.ts";
import { Languages, Plus, Split } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { addQuestion, addSection } from "../../model/form-editing.ts";
import { questionName, sectionName } from "../../model/form-words.ts";
import { TYPE_WORDS } from "./question-words.ts";
import type { Editing } from "../../hooks/use-form-editing.ts";

/** The skeleton of a form: its sections and questions in order, each chosen by a click. */
export function FormOutline({ editing }: { editing: Editing }) {
  const { form, change, choose } = editing;
  return (
    <nav
      aria-label={m.programmes_form_outline()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-surface p-3 shadow-sm"
    >
      {form.sections.map((section, at) => (
        <OutlineSection key={section.key} section={section} at={at} editing={editing} />
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
}

function OutlineSection({ section, at, editing: { form, change, chosen, choose, canChange } }: OutlineSectionProps) {
  const name = sectionName(section);
  const lacking = untranslated(form);
  const lacks = (question: number | null) => lacking.some((one) => one.section === at && one.question === question);
  return (
    <div>
      <button
        type="button"
        aria-current={chosen === section.key ? "true" : undefined}
        onClick={() => choose(section.key)}
        className={cn(
          "flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-start font-semibold hover:bg-muted max-md:min-h-11",
          chosen === section.key && "bg-primary-soft text-primary hover:bg-primary-soft",
        )}
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {at + 1}. {name}
        </span>
        <Marks isConditional={section.shown_if !== null} isLacking={lacks(null)} />
        <span className="tnum text-sm font-normal text-muted-foreground">{section.questions.length}</span>
      </button>
      <ul className="grid gap-px">
        {section.questions.map((question, place) => {
          const { icon: Icon, name: type } = TYPE_WORDS[question.type];
          const isChosen = chosen === question.key;
          return (
            <li key={question.key}>
              <button
                type="button"
                aria-current={isChosen ? "true" : undefined}
                onClick={() => choose(question.key)}
                className={cn(
                  "flex w-full items-center gap-2.5 rounded-md py-1.5 pr-2 pl-5 text-start text-[0.9375rem] hover:bg-muted max-md:min-h-11",
                  isChosen && "bg-primary-soft text-primary hover:bg-primary-soft",
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                <span className="sr-only">{type()}: </span>
                <span className="min-w-0 flex-1 truncate">{questionName(question)}</span>
                <Marks isConditional={question.shown_if !== null} isLacking={lacks(place)} />
              </button>
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
