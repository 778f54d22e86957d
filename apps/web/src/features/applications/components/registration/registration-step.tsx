import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { PortfolioField } from "#features/investors/portfolio-field.public.ts";
import { CompanyFacts, useCompanyHints } from "#features/startups/company-facts.public.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { PeopleControl } from "#shared/forms/fields/people-control.tsx";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { PERSON_WORDS } from "../../model/person-words.ts";
import type { ReactNode } from "react";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { FilesField } from "./files-field.tsx";
import { FoundersField } from "./founders-field.tsx";

/** Fields after whose section it is asked once more whether it is there already. */
const LAST_OF_WEBSITE = { startup: "tags", investor: "website_url" };

/** What stands on a step that is filled in. */
export function RegistrationStepFields({
  application,
  fields,
}: {
  application: Application;
  fields: Section["fields"];
}) {
  const { subject } = application;
  const last = LAST_OF_WEBSITE[subject];
  const asksTwice = "name" in fields && last in fields;
  const duplicates = (foundBy: "name" | "others") => (
    <DuplicateWarning application={application} {...(asksTwice && { foundBy })} />
  );
  const hints = useCompanyHints();
  const drawn = Object.entries(fields).flatMap(([name, field]): [string, ReactNode][] => {
    if (field.type === "picture") return [[name, <LogoField key={name} name={name} field={field} />]];
    if (field.type === "people")
      return [
        [
          name,
          name === "founders" ? (
            <FoundersField key={name} field={field} />
          ) : (
            <PeopleControl key={name} name={name} field={field} words={PERSON_WORDS} />
          ),
        ],
      ];
    if (field.type === "files")
      return [[name, <FilesField key={name} name={name} field={field} applicationId={application.id} />]];
    if (field.type === "records") return [[name, <PortfolioField key={name} name={name} field={field} />]];
    return [];
  });
  return (
    <FormFields
      fields={fields}
      drawn={Object.fromEntries(drawn)}
      hints={subject === "startup" ? hints : {}}
      below={{
        name: duplicates("name"),
        [last]: duplicates("others"),
        ...(subject === "startup" && { tax_number: <CompanyFacts /> }),
      }}
    />
  );
}
