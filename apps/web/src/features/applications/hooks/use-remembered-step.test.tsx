import { beforeEach, expect, it } from "vitest";
import { forgetPersonal } from "#shared/storage/personal-storage.ts";
import { completeAnswers } from "../applications.factory.ts";
import { forgetStep, lastStep } from "./use-remembered-step.ts";
import { REGISTRATIONS } from "../model/registration.ts";

const { startup } = REGISTRATIONS;
const values = (answers: object) => startup.values({ ...completeAnswers, ...answers });
beforeEach(() => localStorage.clear());

it("begins at the beginning, and reopens at the first step that is not complete", () => {
  expect(lastStep(startup, "one", startup.values({}))).toBe("company");
  expect(lastStep(startup, "one", values({ description: "" }))).toBe("activity");
  expect(lastStep(startup, "one", values({ city: "" }))).toBe("team");
  expect(lastStep(startup, "one", values({ accuracy: false }))).toBe("review");
});

it("reopens where it was left on this device, until it is submitted or the person has gone", () => {
  localStorage.setItem("kerkis.registration-step.one", "funding");
  expect(lastStep(startup, "one", values({ city: "" }))).toBe("funding");
  expect(lastStep(startup, "two", values({ city: "" }))).toBe("team");
  forgetStep("one");
  expect(lastStep(startup, "one", values({ city: "" }))).toBe("team");
  localStorage.setItem("kerkis.registration-step.one", "funding");
  forgetPersonal();
  expect(lastStep(startup, "one", values({ city: "" }))).toBe("team");
});
