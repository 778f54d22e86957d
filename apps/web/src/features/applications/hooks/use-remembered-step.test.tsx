import { beforeEach, expect, it } from "vitest";
import { forgetPersonal } from "#shared/storage/personal-storage.ts";
import { completeAnswers } from "../applications.factory.ts";
import { forgetStep, lastStep } from "./use-remembered-step.ts";
import { formValues } from "../model/registration-values.ts";

const values = (answers: object) => formValues({ ...completeAnswers, ...answers });
beforeEach(() => localStorage.clear());

it("begins at the beginning, and reopens at the first step that is not complete", () => {
  expect(lastStep("one", formValues({}))).toBe("company");
  expect(lastStep("one", values({ description: "" }))).toBe("activity");
  expect(lastStep("one", values({ city: "" }))).toBe("team");
  expect(lastStep("one", values({ accuracy: false }))).toBe("review");
});

it("reopens where it was left on this device, until it is submitted or the person has gone", () => {
  localStorage.setItem("kerkis.registration-step.one", "funding");
  expect(lastStep("one", values({ city: "" }))).toBe("funding");
  expect(lastStep("two", values({ city: "" }))).toBe("team");
  forgetStep("one");
  expect(lastStep("one", values({ city: "" }))).toBe("team");
  localStorage.setItem("kerkis.registration-step.one", "funding");
  forgetPersonal();
  expect(lastStep("one", values({ city: "" }))).toBe("team");
});
