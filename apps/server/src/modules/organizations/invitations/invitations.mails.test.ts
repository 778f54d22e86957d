import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { expect, test } from "vitest";
import { invitationMail } from "./invitations.mails.ts";

const textOf = (language: "el" | "en", organization: string): string => {
  const facts = { organization, inviter: "Άννα Πέτρου", role: "member", url: "https://kerkis.test/x" } as const;
  const { subject, paragraphs } = invitationMail[language](facts);
  return [subject, paragraphs[0]].join("\n");
};

test.each(LANGUAGES)("an invitation to the organization Kerkis does not add that it is on Kerkis (%s)", (language) => {
  for (const name of ["Kerkis", " kerkis "]) expect(textOf(language, name).match(/kerkis/gi)).toHaveLength(2);
});

test("an invitation to another organization names the product once", () => {
  expect(textOf("el", "Blue Hub")).toContain("στον οργανισμό «Blue Hub» στο Kerkis.");
  expect(textOf("en", "Blue Hub")).toContain("to Blue Hub on Kerkis.");
  for (const language of LANGUAGES) expect(textOf(language, "Blue Hub").match(/Kerkis/g)).toHaveLength(1);
});
