import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { sectionStep } from "@kerkis/contract/forms/described.policy.ts";
import { expect, test } from "vitest";
import { registrationSearch } from "./application-search.ts";

test("the address keeps every step of a registration, an organization's own sections too, and nothing else", () => {
  const own = sectionStep({ key: "s1", title: { el: "", en: "" }, shown_if: null, questions: [] });
  for (const step of [...Object.keys(REGISTRATION_FORM), own]) expect(registrationSearch({ step })).toEqual({ step });
  for (const step of ["form_", "form_S1", "form_<script>", `form_a${"x".repeat(60)}`, "elsewhere"])
    expect(registrationSearch({ step }).step).toBeUndefined();
});
