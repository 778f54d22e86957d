import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";

/** A box, as `form.register` ties it to its form, and its error. */
interface Box {
  box: UseFormRegisterReturn;
  /** What it holds before the page is alive. */
  first?: string | null;
  error: string | undefined;
}

interface AboutFieldsProps {
  description: Box & { used: number };
  website: Box;
  location: Box;
}

/** What an organization says of itself: description, website and place. */
export function AboutFields({ description, website, location }: AboutFieldsProps) {
  return (
    <>
      <Field
        label={m.organizations_description()}
        error={description.error}
        counter={{ used: description.used, max: LIMITS.descriptionMax }}
        optional
      >
        <Textarea rows={5} defaultValue={description.first ?? ""} {...description.box} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.organizations_website()} error={website.error} optional>
          <Input inputMode="url" autoComplete="url" defaultValue={website.first ?? ""} {...website.box} />
        </Field>
        <Field label={m.organizations_location()} error={location.error} optional>
          <Input autoComplete="address-level2" defaultValue={location.first ?? ""} {...location.box} />
        </Field>
      </div>
    </>
  );
}
