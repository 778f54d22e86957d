import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import type { Texts } from "./texts.ts";

/** What the field of a path is called in the registration: «founders.name». A field that it does not have fails. */
export function registrationLabel({ language }: Texts, path: string): string {
  const [name = "", part] = path.split(".");
  const sections: readonly Section[] = Object.values(REGISTRATION_FORM);
  const field = sections.map(({ fields }) => fields[name]).find((found) => found !== undefined);
  const asked = part === undefined || field?.type !== "people" ? field : field.parts[part];
  if (!asked) throw new Error(`The registration has no field «${path}».`);
  return (asked.type === "statement" ? asked.text : asked.label)[language];
}
