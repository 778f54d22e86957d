import type { Question, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { Plus, Trash2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { WordsField } from "./words-field.tsx";

type Asking = Extract<WorkflowNode, { type: "form" | "checklist" }>;
type Item = Pick<Question, "name" | "label"> & Partial<Question>;

const TYPE_NAMES = {
  text: m.workflows_question_text,
  long_text: m.workflows_question_long_text,
  yes_no: m.workflows_question_yes_no,
};
const TYPES = ["text", "long_text", "yes_no"] as const;

/** The questions of a form, or what a checklist ticks off. */
export function AskedItems({ node, onChange }: { node: Asking; onChange: (changed: WorkflowNode) => void }) {
  const items: readonly Item[] = node.type === "form" ? node.questions : node.items;
  const max = node.type === "form" ? DEFINITION_MAX.fields : DEFINITION_MAX.items;
  function keep(next: readonly Item[]): void {
    if (node.type === "checklist") {
      onChange({ ...node, items: next.map(({ name, label }) => ({ name, label })) });
    } else {
      const questions = next.map(({ name, label, type = "text", is_required = true }) => ({
        name,
        label,
        type,
        is_required,
      }));
      onChange({ ...node, questions });
    }
  }
  const change = (name: string, part: Partial<Item>) =>
    keep(items.map((item) => (item.name === name ? Object.assign({}, item, part) : item)));
  function add(): void {
    const taken = new Set(items.map(({ name }) => name));
    let number = items.length + 1;
    while (taken.has(`item_${number}`)) number += 1;
    keep([...items, { name: `item_${number}`, label: { el: "", en: "" } }]);
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-2 font-semibold">{m.workflows_setting_asks()}</legend>
      {items.map(({ name, label, type, is_required }, index) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-l-2 border-border pl-3">
          <WordsField
            label={m.workflows_setting_item({ number: index + 1 })}
            value={label}
            onChange={(said) => change(name, { label: said })}
          />
          {node.type === "form" && (
            <>
              <Field label={m.workflows_question_kind({ number: index + 1 })}>
                <NativeSelect
                  value={type}
                  options={TYPES.map((value) => ({ value, label: TYPE_NAMES[value]() }))}
                  onChange={({ target }) => change(name, { type: TYPES.find((one) => one === target.value) ?? "text" })}
                />
              </Field>
              <Checkbox
                label={m.workflows_question_required()}
                checked={is_required === true}
                onCheckedChange={(isRequired) => change(name, { is_required: isRequired })}
              />
            </>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => keep(items.filter((item) => item.name !== name))}
          >
            <Trash2 aria-hidden />
            {m.workflows_remove_item({ number: index + 1 })}
          </Button>
        </div>
      ))}
      {items.length < max && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {m.workflows_add_item()}
        </Button>
      )}
    </fieldset>
  );
}
