import type { NumberField } from "@kerkis/contract/core/forms/field.ts";
import { registryTermInput, type RegistryTermInput } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { CHALLENGE_MAX } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { useSetRegistryTerm } from "../../programmes.mutations.ts";

const DAYS: NumberField = {
  type: "number",
  label: { el: "Εργάσιμες ημέρες από την υποβολή", en: "Working days from submission" },
  help: { el: "Κενό: χωρίς προθεσμία.", en: "Empty: no time limit." },
  max: CHALLENGE_MAX.decisionDays,
  width: "half",
};

/** Within how many working days a registry decides. */
export function RegistryTerm({ days }: { days: number | null }) {
  const form = useContractForm<RegistryTermInput, RegistryTermInput>(async () => registryTermInput, {
    values: { decision_days: days },
  });
  const set = useSetRegistryTerm();
  const submit = form.handleSubmit((input) =>
    set.mutate(input, { onError: (error) => void applyServerErrors(form, error) }),
  );
  return (
    <section aria-labelledby="registry-term" className="rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <h2 id="registry-term" className="display text-xl leading-tight">
        {m.programmes_registry_term_title()}
      </h2>
      <p className="mt-1 max-w-prose text-muted-foreground">{m.programmes_registry_term_text()}</p>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="mt-4 grid max-w-xl gap-4">
          <FormFields fields={{ decision_days: DAYS }} />
          <Button type="submit" variant="outline" className="justify-self-start" pending={set.isPending}>
            {m.programmes_save()}
          </Button>
        </form>
      </FormProvider>
    </section>
  );
}
