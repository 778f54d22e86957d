import { CURRENCIES, SOCIAL_LINKS_MAX, TAGS_MAX } from "@kerkis/contract/applications/registration.schema.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import {
  BUSINESS_MODELS,
  EMPLOYEES_RANGES,
  INDUSTRIES,
  REGIONS,
  STARTUP_STAGES,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import { useState } from "react";
import { useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import {
  businessModelName,
  employeesName,
  industryName,
  regionName,
  stageName,
} from "#features/startups/startups.public.tsx";
import { m } from "#messages";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { MoneyInput } from "#shared/ui/forms/money-input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { Option } from "#shared/ui/pickers/option.ts";
import { TagInput } from "#shared/ui/pickers/tag-input.tsx";
import { fieldElementId, todayInAthens, type RegistrationValues } from "../../model/registration-values.ts";
import { countryOptions } from "../country-codes.ts";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { ChoiceField, DayField, TextAreaField, TextField, useShownError } from "./form-fields.tsx";
import { FoundersField } from "./founders-field.tsx";
import { LogoField } from "./logo-field.tsx";

interface StepProps {
  /** The startup of an earlier submission, which is no duplicate of itself. */
  startupId: string | null;
}

const options = <Value extends string>(values: readonly Value[], name: (value: Value) => string): Option[] =>
  values.map((value) => ({ value, label: name(value) }));

function CompanyStep({ startupId }: StepProps) {
  return (
    <>
      <TextField
        name="name"
        label={m.applications_field_name()}
        hint={m.applications_hint_name()}
        required
        max={LIMITS.nameMax}
        autoComplete="organization"
      />
      <DuplicateWarning startupId={startupId} />
      <TextField
        name="tagline"
        label={m.applications_field_tagline()}
        hint={m.applications_hint_tagline()}
        required
        max={LIMITS.taglineMax}
      />
      <LogoField />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField name="legal_name" label={m.applications_field_legal_name()} max={LIMITS.nameMax} />
        <DayField name="founded_on" label={m.applications_field_founded_on()} latest={todayInAthens()} />
        <TextField
          name="tax_number"
          label={m.applications_field_tax_number()}
          hint={m.applications_hint_never_public()}
          max={20}
        />
        <TextField
          name="registration_number"
          label={m.applications_field_registration_number()}
          hint={m.applications_hint_never_public()}
          max={30}
        />
      </div>
    </>
  );
}

function ActivityStep({ startupId }: StepProps) {
  return (
    <>
      <TextAreaField
        name="description"
        label={m.applications_field_description()}
        hint={m.applications_hint_description()}
        required
        max={LIMITS.descriptionMax}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <ChoiceField
          name="industry"
          label={m.applications_field_industry()}
          required
          options={options(INDUSTRIES, industryName)}
          placeholder={m.ui_choose()}
        />
        <ChoiceField
          name="stage"
          label={m.applications_field_stage()}
          required
          options={options(STARTUP_STAGES, stageName)}
          placeholder={m.ui_choose()}
        />
        <ChoiceField
          name="business_model"
          label={m.applications_field_business_model()}
          options={options(BUSINESS_MODELS, businessModelName)}
          placeholder={m.ui_choose()}
        />
        <TextField
          name="website_url"
          label={m.applications_field_website_url()}
          inputMode="url"
          placeholder="example.gr"
          max={LIMITS.urlMax}
        />
      </div>
      <ListField
        name="tags"
        label={m.applications_field_tags()}
        hint={m.applications_hint_tags()}
        max={TAGS_MAX}
        maxLength={40}
      />
      <DuplicateWarning startupId={startupId} />
    </>
  );
}

function TeamStep() {
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <CountryField />
        <ChoiceField
          name="region"
          label={m.applications_field_region()}
          options={options(REGIONS, regionName)}
          placeholder={m.ui_choose()}
        />
        <TextField name="city" label={m.applications_field_city()} required max={80} autoComplete="address-level2" />
        <ChoiceField
          name="employees_range"
          label={m.applications_field_employees_range()}
          required
          options={options(EMPLOYEES_RANGES, employeesName)}
          placeholder={m.ui_choose()}
        />
      </div>
      <FoundersField />
      <WomenLedField />
    </>
  );
}

function FundingStep() {
  const { field, fieldState } = useController<RegistrationValues, "funding_total">({ name: "funding_total" });
  const error = useShownError(fieldState);
  const currency = useController<RegistrationValues, "currency">({ name: "currency" }).field;
  return (
    <>
      <div id={fieldElementId("funding_total")} className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-4">
        <Field label={m.applications_field_funding_total()} hint={m.applications_hint_funding()} optional error={error}>
          <MoneyInput
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            currency={currency.value}
          />
        </Field>
        <Field label={m.applications_field_currency()}>
          <NativeSelect {...currency} options={options(CURRENCIES, (code) => code)} />
        </Field>
      </div>
      <ListField
        name="social_links"
        label={m.applications_field_social_links()}
        hint={m.applications_hint_social_links()}
        max={SOCIAL_LINKS_MAX}
        maxLength={LIMITS.urlMax}
      />
    </>
  );
}

function CountryField() {
  const { field, fieldState } = useController<RegistrationValues, "country">({ name: "country" });
  const { trigger } = useFormContext<RegistrationValues>();
  const error = useShownError(fieldState);
  const [countries] = useState(countryOptions);
  return (
    <div id={fieldElementId("country")}>
      <Field label={m.applications_field_country()} required error={error}>
        <Combobox
          label={m.applications_field_country()}
          options={countries}
          value={field.value || null}
          onValueChange={(code) => {
            field.onChange(code ?? "");
            // Whether a tax number is right depends on the country.
            void trigger("tax_number");
          }}
          onBlur={field.onBlur}
        />
      </Field>
    </div>
  );
}

/** Yes, no, or not said. */
function WomenLedField() {
  const { field } = useController<RegistrationValues, "women_led">({ name: "women_led" });
  const answers = { yes: true, no: false } as const;
  const shown = field.value === null ? "" : field.value ? "yes" : "no";
  return (
    <div id={fieldElementId("women_led")} className="sm:max-w-[calc(50%-0.75rem)]">
      <Field label={m.applications_field_women_led()} optional>
        <NativeSelect
          options={[
            { value: "yes", label: m.applications_yes() },
            { value: "no", label: m.applications_no() },
          ]}
          placeholder={m.applications_not_said()}
          value={shown}
          onBlur={field.onBlur}
          onChange={({ target }) =>
            field.onChange(target.value === "yes" || target.value === "no" ? answers[target.value] : null)
          }
        />
      </Field>
    </div>
  );
}

interface ListFieldProps {
  name: "tags" | "social_links";
  label: string;
  hint: string;
  max: number;
  maxLength: number;
}

/** Several short texts; the first that is wrong names the problem. */
function ListField({ name, label, hint, max, maxLength }: ListFieldProps) {
  const { field } = useController<RegistrationValues, "tags" | "social_links">({ name });
  const values = useWatch<RegistrationValues, "tags" | "social_links">({ name });
  const { errors } = useFormState<RegistrationValues>({ name });
  const problems: unknown = errors[name];
  const list = Array.isArray(problems) ? problems : [problems];
  const at = list.findIndex(Boolean);
  const problem: unknown = list[at];
  const message =
    typeof problem === "object" && problem !== null && "message" in problem ? String(problem.message) : undefined;
  const which = Array.isArray(problems) ? values[at] : undefined;
  return (
    <div id={fieldElementId(name)}>
      <Field label={label} hint={hint} optional error={message && which ? `${which}: ${message}` : message}>
        <TagInput value={values} onValueChange={field.onChange} onBlur={field.onBlur} max={max} maxLength={maxLength} />
      </Field>
    </div>
  );
}

/** What stands on each step that is filled in. */
export const STEP_CONTENT: Record<Exclude<RegistrationStep, "review">, (props: StepProps) => React.ReactNode> = {
  company: CompanyStep,
  activity: ActivityStep,
  team: TeamStep,
  funding: FundingStep,
};
