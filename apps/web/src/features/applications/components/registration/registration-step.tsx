import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { PortfolioField } from "#features/investors/portfolio-field.public.ts";
import { CompanyFacts } from "#features/startups/company-facts.public.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import type { ReactNode } from "react";
import { REGISTRATIONS } from "../../model/registration.ts";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { FoundersField } from "./founders-field.tsx";

/** Fields after whose section it is asked once more whether it is there already. */
const LAST_OF_WEBSITE = { startup: "tags", investor: "website_url" };

/** What stands on a step that is filled in. */
export function RegistrationStepFields({ application, step }: { application: Application; step: string }) {
  const { subject } = application;
  const fields = REGISTRATIONS[subject].sections[step]?.fields ?? {};
  const duplicates = <DuplicateWarning application={application} />;
  const drawn = Object.entries(fields).flatMap(([name, field]): [string, ReactNode][] => {
    if (field.type === "picture") return [[name, <LogoField key={name} name={name} field={field} />]];
    if (field.type === "people") return [[name, <FoundersField key={name} />]];
    if (field.type === "records") return [[name, <PortfolioField key={name} name={name} field={field} />]];
    return [];
  });
  return (
    <FormFields
      fields={fields}
      drawn={Object.fromEntries(drawn)}
      below={{
        name: duplicates,
        [LAST_OF_WEBSITE[subject]]: duplicates,
        ...(subject === "startup" && { tax_number: <CompanyFacts /> }),
      }}
    />
  );
}
