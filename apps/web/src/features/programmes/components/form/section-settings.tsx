import { FORM_MAX } from "@kerkis/contract/forms/forms.taxonomy.ts";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { m } from "#messages";
import { ConditionEditor, firstCondition } from "#shared/forms/fields/condition-editor.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import type { Editing } from "../../hooks/use-form-editing.ts";
import { changeSection, moveSection, removeSection } from "../../model/form-editing.ts";
import { factsBefore } from "../../model/form-words.ts";

/** A section's title, when it is shown and where it stands. */
export function SectionSettings({
  editing: { form, subject, change, choose, problems },
  at,
}: {
  editing: Editing;
  at: number;
}) {
  const section = form.sections[at];
  if (!section) return null;
  const { title, shown_if } = section;
  const facts = factsBefore(form, { section: at, question: 0 }, subject);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(["el", "en"] as const).map((language) => (
        <Field
          key={language}
          label={language === "el" ? m.programmes_form_section_title_el() : m.programmes_form_section_title_en()}
          error={problems.get(`sections.${at}.title.${language}`)}
        >
          <Input
            value={title[language]}
            maxLength={FORM_MAX.label}
            onChange={({ target }) =>
              change(changeSection(form, at, { title: { ...title, [language]: target.value } }))
            }
          />
        </Field>
      ))}
      <Checkbox
        label={m.programmes_form_shown_if()}
        checked={shown_if !== null}
        onCheckedChange={(isOn) => change(changeSection(form, at, { shown_if: isOn ? firstCondition(facts) : null }))}
      />
      {shown_if && (
        <ConditionEditor
          condition={shown_if}
          facts={facts}
          onChange={(next) => change(changeSection(form, at, { shown_if: next }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={at === 0} onClick={() => change(moveSection(form, at, -1))}>
          <ArrowUp aria-hidden />
          {m.programmes_form_section_up()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={at === form.sections.length - 1}
          onClick={() => change(moveSection(form, at, 1))}
        >
          <ArrowDown aria-hidden />
          {m.programmes_form_section_down()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            change(removeSection(form, at));
            choose(null);
          }}
        >
          <Trash2 aria-hidden />
          {m.programmes_form_section_remove()}
        </Button>
      </div>
    </div>
  );
}
