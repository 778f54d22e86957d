import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import { Plus, Trash2 } from "lucide-react";
import { useController, useFieldArray, useFormContext } from "react-hook-form";
import type { EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { MomentInput } from "#shared/ui/pickers/moment-input.tsx";

/** The agenda, session by session; shown by the hour whatever order they are written in. Its words are in the HTML. */
export function AgendaField() {
  const { register, getValues, formState } = useFormContext<EventAnswers>();
  const { fields, append, remove } = useFieldArray<EventAnswers, "agenda">({ name: "agenda" });
  const problems = formState.errors.agenda;
  const add = () => {
    const { agenda, starts } = getValues();
    append({ starts: agenda.at(-1)?.starts ?? starts, title: "", description: "", room: "", speakers: "" });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="display mb-3 text-xl leading-tight">{m.events_agenda()}</legend>
      <ol className="grid gap-4">
        {fields.map((field, index) => {
          const problem = problems?.[index];
          return (
            <li key={field.id} className="grid gap-4 rounded-md bg-muted p-4">
              <div className="flex items-center justify-between gap-2">
                <span className="text-sm font-semibold text-muted-foreground">
                  {m.events_session_number({ number: index + 1 })}
                </span>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={m.events_session_remove({ number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <Trash2 />
                </Button>
              </div>
              <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
                <SessionStart index={index} error={problem?.starts?.message} />
                <Field label={m.events_session_title()} required error={problem?.title?.message}>
                  <Input
                    maxLength={EVENT_MAX.title}
                    defaultValue={field.title}
                    {...register(`agenda.${index}.title`)}
                  />
                </Field>
              </div>
              <Field label={m.events_session_text()} optional error={problem?.description?.message}>
                <Input
                  maxLength={EVENT_MAX.summary}
                  defaultValue={field.description}
                  {...register(`agenda.${index}.description`)}
                />
              </Field>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <Field label={m.events_session_speakers()} optional error={problem?.speakers?.message}>
                  <Input
                    maxLength={EVENT_MAX.summary}
                    defaultValue={field.speakers}
                    {...register(`agenda.${index}.speakers`)}
                  />
                </Field>
                <Field label={m.events_session_room()} optional error={problem?.room?.message}>
                  <Input maxLength={EVENT_MAX.place} defaultValue={field.room} {...register(`agenda.${index}.room`)} />
                </Field>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button variant="outline" disabled={fields.length >= EVENT_MAX.sessions} onClick={add}>
          <Plus />
          {m.events_session_add()}
        </Button>
      </div>
    </fieldset>
  );
}

/** When a session starts, by the event's clock. */
function SessionStart({ index, error }: { index: number; error: string | undefined }) {
  const { field } = useController<EventAnswers, `agenda.${number}.starts`>({ name: `agenda.${index}.starts` });
  return (
    <Field label={m.events_session_starts()} required error={error}>
      <MomentInput name={field.name} value={field.value} onBlur={field.onBlur} onValueChange={field.onChange} />
    </Field>
  );
}
