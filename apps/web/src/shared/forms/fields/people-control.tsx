import { emptyPerson } from "@kerkis/contract/core/forms/answers.ts";
import type { PeopleField } from "@kerkis/contract/core/forms/field.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { use, useState } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { fieldElementId, SectionVisited } from "./field-state.ts";
import { LineControl } from "./text-controls.tsx";

interface PeopleWords {
  number: (of: { number: number }) => string;
  add: () => string;
  remove: (of: { number: number }) => string;
  removed: () => string;
  up: (of: { number: number }) => string;
  down: (of: { number: number }) => string;
  moved: (to: { position: number; total: number }) => string;
}

interface PeopleControlProps {
  /** Path of the answer in the form. */
  name: string;
  field: PeopleField;
  words: PeopleWords;
}

/** People in order; added, removed and moved by buttons, so that a keyboard can do all of it. */
export function PeopleControl({ name, field: asked, words }: PeopleControlProps) {
  const { fields, append, remove, swap } = useFieldArray<Record<string, Record<string, string>[]>>({ name });
  const { errors } = useFormState<Record<string, Record<string, string>[]>>({ name });
  const [news, setNews] = useState("");
  const isVisited = use(SectionVisited);
  const problems = errors[name];
  const problem = problems?.root?.message ?? (Array.isArray(problems) ? undefined : problems?.message);

  function move(from: number, to: number) {
    swap(from, to);
    setNews(words.moved({ position: to + 1, total: fields.length }));
  }
  return (
    <fieldset id={fieldElementId(name)} className="grid gap-4">
      <legend className="mb-3 text-[0.9375rem] font-semibold">
        {localized(asked.label)}
        {asked.isRequired ? (
          <span className="text-danger" aria-hidden>
            {" *"}
          </span>
        ) : (
          <span className="font-normal text-muted-foreground"> {m.ui_optional()}</span>
        )}
      </legend>
      {asked.help && <p className="-mt-2 text-sm text-muted-foreground">{localized(asked.help)}</p>}
      <ol className="grid gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className="rounded-md bg-muted p-4">
            <div className="mb-3 flex items-center justify-between gap-2">
              <span className="text-sm font-semibold text-muted-foreground">{words.number({ number: index + 1 })}</span>
              <span className="flex gap-1">
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={words.up({ number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={words.down({ number: index + 1 })}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={words.remove({ number: index + 1 })}
                  disabled={asked.isRequired && fields.length === 1}
                  onClick={() => {
                    remove(index);
                    setNews(words.removed());
                  }}
                >
                  <Trash2 />
                </Button>
              </span>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {Object.entries(asked.parts).map(([part, field]) => (
                <LineControl
                  key={part}
                  name={`${name}.${index}.${part}`}
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
      {fields.length < asked.max && (
        <Button variant="outline" className="justify-self-start" onClick={() => append(emptyPerson(asked))}>
          <Plus />
          {words.add()}
        </Button>
      )}
    </fieldset>
  );
}
