import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSetExpertise } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";

const loadSchema = async () =>
  (await import("@kerkis/contract/judging/assignment/assignment.schema.ts")).expertiseInput;

/** Which fields an evaluator knows and how much they take; distributions go by it. */
export function ExpertisePage() {
  const { data } = useSuspenseQuery(judgingQueries.expertise());
  const form = useContractForm(loadSchema, { defaultValues: data });
  const save = useSetExpertise();
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onError: (error) => {
        if (!applyServerErrors(form, error)) toast.error(m.judging_save_failed(), { description: errorText(error) });
      },
    }),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.judging_expertise()} lead={m.judging_expertise_lead()} />
      {/* In a card of this width no field changes its row, in either language, when letters come in their own font. */}
      <Card className="max-w-180">
        <CardBody>
          <form onSubmit={submit} noValidate className="grid gap-6">
            <Controller
              control={form.control}
              name="fields"
              render={({ field, fieldState }) => (
                <Field
                  group
                  label={m.judging_expertise_fields()}
                  hint={m.judging_expertise_fields_hint()}
                  error={fieldState.error?.message}
                >
                  <div role="group" aria-label={m.judging_expertise_fields()} className="flex flex-wrap gap-1.5 pt-1">
                    {INDUSTRIES.map((industry) => (
                      <FilterChip
                        key={industry}
                        pressed={field.value.includes(industry)}
                        onPressedChange={(isOn) =>
                          field.onChange(
                            isOn ? [...field.value, industry] : field.value.filter((kept) => kept !== industry),
                          )
                        }
                      >
                        {localized(INDUSTRY_LABELS[industry])}
                      </FilterChip>
                    ))}
                  </div>
                </Field>
              )}
            />
            <Controller
              control={form.control}
              name="cap"
              render={({ field, fieldState }) => (
                <Field
                  label={m.judging_expertise_cap()}
                  hint={m.judging_expertise_cap_hint()}
                  error={fieldState.error?.message}
                  className="max-w-xs"
                >
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={ROUND_MAX.load}
                    value={field.value ?? ""}
                    onChange={({ target }) => field.onChange(target.value.trim() === "" ? null : Number(target.value))}
                    onBlur={field.onBlur}
                  />
                </Field>
              )}
            />
            <Button type="submit" className="justify-self-start" pending={save.isPending}>
              {m.judging_save()}
            </Button>
          </form>
        </CardBody>
      </Card>
    </div>
  );
}
