import { expect, test } from "vitest";
import { LANGUAGES } from "../core/languages.ts";
import { priorityOf } from "./activity.schema.ts";
import { ACTIVITY_TYPES } from "./activity.taxonomy.ts";
import { activityText } from "./activity.texts.ts";

const facts = {
  startup_name: "Θάλασσα $& {person}",
  person_name: "Νίκη",
  organization_name: "Kerkis",
  reason: "λόγος",
  role: "evaluator",
  device: "Firefox, Linux",
};

test.each(ACTIVITY_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const)))(
  "%s has words in %s and leaves no hole",
  (type, language) => {
    const text = activityText(language, type, facts);
    expect(text?.title).toBeTruthy();
    expect(text?.message.replace(facts.startup_name, "")).not.toMatch(/[{}!]|undefined/);
  },
);

test("names what happened in the reader's language, and nothing when a fact is missing or the type unknown", () => {
  expect(activityText("el", "application_approved", facts)?.message).toContain("«Θάλασσα $& {person}»");
  expect(activityText("el", "application_rejected", { startup_name: "A" })).toBeUndefined();
  expect(activityText("en", "meteor_landed", facts)).toBeUndefined();
});

test("priorities are those of specification 9", () => {
  const by = (priority: string, types: string[]) => expect(types.map(priorityOf)).toEqual(types.map(() => priority));
  by("high", [
    "application_submitted",
    "application_approved",
    "task_assigned",
    "deadline_approaching",
    "system_alert",
  ]);
  by("low", ["user_login", "user_logout", "workflow_completed"]);
  by("medium", [
    "user_registered",
    "startup_created",
    "investor_registered",
    "workflow_started",
    "task_completed",
    "x",
  ]);
});
