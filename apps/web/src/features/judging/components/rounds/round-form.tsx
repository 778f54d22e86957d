import type { CreateRound, Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { ROUND_MAX, SCORES_VISIBLE } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { m } from "#messages";
import { dayOf, endOfDay } from "#shared/i18n/athens-day.ts";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useCreateRound, useUpdateRound } from "../../judging.mutations.ts";
import { judgingQueries } from "../../judging.queries.ts";
import { VISIBLE_NAMES } from "../../model/round-words.ts";

interface RoundFormProps {
  /** The round to change; null for a new one. */
  round: Round | null;
  /** What a new one is of, where that is known. */
  programmeId?: string | undefined;
  onDone: (round: Round) => void;
}

const NEW = {
  programme_id: "",
  title: { el: "", en: "" },
  required_reviews: 3,
  load_cap: null,
  places: null,
  deadline: null,
  template_version_id: null,
  hide_applicant: false,
  hide_reviewers: true,
  scores_visible: "never",
} satisfies CreateRound;

const loadSchema = async () => (await import("@kerkis/contract/judging/rounds/rounds.schema.ts")).createRoundInput;

/** An empty number is none. */
const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** The rules of a round: of a new one, or of one that stands. */
export function RoundForm({ round, programmeId = "", onDone }: RoundFormProps) {
  const options = useQuery(judgingQueries.options());
  const form = useContractForm(loadSchema, {
    defaultValues: round ? { ...round, programme_id: round.programme.id } : { ...NEW, programme_id: programmeId },
  });
  const create = useCreateRound();
  const update = useUpdateRound();
  const { errors } = form.formState;
  const programmes = options.data?.programmes ?? [];
  const chosen = programmes.find(({ id }) => id === form.watch("programme_id"));
  const submit = form.handleSubmit(({ programme_id, ...rules }) => {
    const then = {
      onSuccess: onDone,
      onError: (error: Error) => {
        if (!applyServerErrors(form, error)) toast.error(m.judging_save_failed(), { description: errorText(error) });
      },
    };
    if (round) update.mutate({ ...rules, id: round.id, version: round.version }, then);
    else create.mutate({ ...rules, programme_id }, then);
  });
  return (
    <form onSubmit={submit} noValidate aria-label={m.judging_rules_title()} className="grid gap-5">
      {!round && (
        <Field label={m.judging_programme()} error={errors.programme_id?.message} required>
          <NativeSelect
            placeholder={m.judging_programme_choose()}
            options={programmes.map(({ id, title }) => ({ value: id, label: localized(title) }))}
            // Written by hand: what is asked for comes a moment after its value.
            value={form.watch("programme_id")}
            {...form.register("programme_id")}
          />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.judging_title_el()} error={errors.title?.el?.message} required>
          <Input {...form.register("title.el")} />
        </Field>
        <Field label={m.judging_title_en()} error={errors.title?.en?.message} required>
          <Input {...form.register("title.en")} />
        </Field>
        <Controller
          control={form.control}
          name="required_reviews"
          render={({ field, fieldState }) => (
            <Field label={m.judging_required_reviews()} error={fieldState.error?.message} required>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={ROUND_MAX.reviews}
                value={Number.isNaN(field.value) ? "" : field.value}
                onChange={({ target }) => field.onChange(target.valueAsNumber)}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
        {(["load_cap", "places"] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <Field
                label={name === "load_cap" ? m.judging_load_cap() : m.judging_places()}
                hint={name === "load_cap" ? m.judging_load_cap_hint() : m.judging_places_hint()}
                error={fieldState.error?.message}
              >
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  value={field.value ?? ""}
                  onChange={({ target }) => field.onChange(numberOf(target.value))}
                  onBlur={field.onBlur}
                />
              </Field>
            )}
          />
        ))}
        <Controller
          control={form.control}
          name="deadline"
          render={({ field, fieldState }) => (
            <Field label={m.judging_deadline()} hint={m.judging_deadline_hint()} error={fieldState.error?.message}>
              <DateInput
                value={field.value && dayOf(field.value)}
                onValueChange={(day) => field.onChange(day && endOfDay(day))}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="template_version_id"
          render={({ field, fieldState }) => (
            <Field label={m.judging_template()} error={fieldState.error?.message}>
              <NativeSelect
                value={field.value ?? ""}
                onChange={({ target }) => field.onChange(target.value || null)}
                options={[
                  { value: "", label: m.judging_template_newest() },
                  ...(chosen?.templates ?? []).map(({ id, title, version }) => ({
                    value: id,
                    label: m.judging_template_version({ title: localized(title), version }),
                  })),
                ]}
              />
            </Field>
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="hide_applicant"
        render={({ field }) => (
          <Checkbox
            checked={field.value}
            onCheckedChange={field.onChange}
            label={m.judging_hide_applicant()}
            hint={m.judging_hide_applicant_hint()}
          />
        )}
      />
      <Controller
        control={form.control}
        name="scores_visible"
        render={({ field, fieldState }) => (
          <Field group label={m.judging_scores_visible()} error={fieldState.error?.message}>
            <RadioCards
              columns={3}
              options={SCORES_VISIBLE.map((value) => ({ value, label: VISIBLE_NAMES[value]() }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="hide_reviewers"
        render={({ field }) => (
          <Checkbox
            checked={field.value}
            onCheckedChange={field.onChange}
            label={m.judging_hide_reviewers()}
            hint={m.judging_hide_reviewers_hint()}
          />
        )}
      />
      <div className="flex justify-end">
        <Button type="submit" pending={create.isPending || update.isPending}>
          {round ? m.judging_save() : m.judging_create()}
        </Button>
      </div>
    </form>
  );
}
