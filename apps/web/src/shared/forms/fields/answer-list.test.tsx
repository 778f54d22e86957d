import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { AnswerList } from "./answer-list.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test("a long text and a picture stand below what was asked, also where they are the only ones", async () => {
  const said = (text: string) => ({ el: text, en: text });
  const fields: Section["fields"] = {
    problem: { type: "long_text", label: said("What problem do you solve?"), max: 500 },
    logo: { type: "picture", label: said("Logo for the page") },
  };
  shown = await openTestPage(<AnswerList fields={fields} answers={{ problem: "Diesel.", logo: "/favicon.svg" }} />, {
    answers: {},
    session: asVisitor(undefined),
  });
  await expect.element(page.getByText("What problem do you solve?")).toBeVisible();
  await expect.element(page.getByText("Diesel.")).toBeVisible();
  await expect.element(page.getByText("Logo for the page")).toBeVisible();
});
