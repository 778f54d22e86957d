import { FOUNDERS_MAX } from "@kerkis/contract/applications/registration.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { use, useState } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { fieldElementId, type RegistrationValues } from "../../model/registration-values.ts";
import { StepVisited, TextField } from "./form-fields.tsx";

/** The founders in order; added, removed and moved by buttons, so that a keyboard can do all of it. */
export function FoundersField() {
  const { fields, append, remove, swap } = useFieldArray<RegistrationValues, "founders">({ name: "founders" });
  const { errors } = useFormState<RegistrationValues>({ name: "founders" });
  const [news, setNews] = useState("");
  const isVisited = use(StepVisited);
  const problem =
    errors.founders?.root?.message ?? (Array.isArray(errors.founders) ? undefined : errors.founders?.message);

  function move(from: number, to: number) {
    swap(from, to);
    setNews(m.applications_founder_moved({ position: to + 1, total: fields.length }));
  }
  return (
    <fieldset id={fieldElementId("founders")} className="grid gap-4">
      <legend className="mb-3 text-[0.9375rem] font-semibold">
        {m.applications_field_founders()}
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
              <TextField
                name={`founders.${index}.name`}
                label={m.applications_founder_name()}
                required
                max={LIMITS.nameMax}
              />
              <TextField name={`founders.${index}.role`} label={m.applications_founder_role()} required max={80} />
              <TextField
                name={`founders.${index}.linkedin_url`}
                label={m.applications_founder_linkedin()}
                inputMode="url"
                placeholder="linkedin.com/in/…"
                max={LIMITS.urlMax}
                className="sm:col-span-2"
              />
            </div>
          </li>
        ))}
      </ol>
      {isVisited && problem && <p className="text-sm font-medium text-danger">{problem}</p>}
      <span role="status" className="sr-only">
        {news}
      </span>
      {fields.length < FOUNDERS_MAX && (
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
