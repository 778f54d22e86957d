import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { use, useState } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { m } from "#messages";
import { fieldElementId, SectionVisited } from "#shared/forms/fields/field-state.ts";
import { LineControl } from "#shared/forms/fields/text-controls.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import type { RegistrationValues } from "../../model/registration-values.ts";

const FOUNDERS = REGISTRATION_FORM.team.fields.founders;

/** The founders in order; added, removed and moved by buttons, so that a keyboard can do all of it. */
export function FoundersField() {
  const { fields, append, remove, swap } = useFieldArray<RegistrationValues, "founders">({ name: "founders" });
  const { errors } = useFormState<RegistrationValues>({ name: "founders" });
  const [news, setNews] = useState("");
  const isVisited = use(SectionVisited);
  const problem =
    errors.founders?.root?.message ?? (Array.isArray(errors.founders) ? undefined : errors.founders?.message);

  function move(from: number, to: number) {
    swap(from, to);
    setNews(m.applications_founder_moved({ position: to + 1, total: fields.length }));
  }
  return (
    <fieldset id={fieldElementId("founders")} className="grid gap-4">
      <legend className="mb-3 text-[0.9375rem] font-semibold">
        {localized(FOUNDERS.label)}
        <span className="text-danger" aria-hidden>
          {" *"}
        </span>
      </legend>
      <ol className="grid gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className="rounded-md bg-muted p-4">
            <div className="mb-3 flex items-center justify-between gap-2">
              <span className="text-sm font-semibold text-muted-foreground">
                {m.applications_founder_number({ number: index + 1 })}
              </span>
              <span className="flex gap-1">
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={m.applications_founder_up({ number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={m.applications_founder_down({ number: index + 1 })}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={m.applications_founder_remove({ number: index + 1 })}
                  disabled={fields.length === 1}
                  onClick={() => {
                    remove(index);
                    setNews(m.applications_founder_removed());
                  }}
                >
                  <Trash2 />
                </Button>
              </span>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {Object.entries(FOUNDERS.parts).map(([part, field]) => (
                <LineControl
                  key={part}
                  name={`founders.${index}.${part}`}
                  field={field}
                  className={field.type === "link" ? "sm:col-span-2" : undefined}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {isVisited && problem && <p className="text-sm font-medium text-danger">{problem}</p>}
      <span role="status" className="sr-only">
        {news}
      </span>
      {fields.length < FOUNDERS.max && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ name: "", role: "", linkedin_url: "" })}
        >
          <Plus />
          {m.applications_founder_add()}
        </Button>
      )}
    </fieldset>
  );
}
