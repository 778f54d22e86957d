import type { ApplicationCard } from "@kerkis/contract/applications/applications.schema.ts";
import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { expect, it } from "vitest";
import { evaluatorSteps, founderSteps } from "./next-steps.ts";

const ID = "0192c7a0-0000-7000-8000-00000000000";
const AT = "2026-11-18T10:00:00Z";

const card = (id: string, phase: ApplicationCard["phase"], startup_name = "Thalassa"): ApplicationCard => ({
  id,
  reference: null,
  status: "pending",
  phase,
  startup_id: null,
  startup_name,
  logo_url: null,
  industry: null,
  stage: null,
  location: "",
  organization_id: `${ID}1`,
  organization_name: "Kerkis",
  created_at: AT,
  updated_at: AT,
  submitted_at: null,
  decided_at: null,
});

const assignment = (id: string, over: Partial<Assignment>): Assignment => ({
  id,
  application_id: `${ID}2`,
  startup_id: null,
  reference: null,
  startup_name: "Thalassa",
  logo_url: null,
  industry: null,
  stage: null,
  organization_name: "Kerkis",
  status: "assigned",
  open: true,
  due_at: null,
  assigned_at: AT,
  submitted_at: null,
  criteria_total: 5,
  criteria_scored: 0,
  weighted_total: null,
  ...over,
});

it("puts what was asked of a founder before what they left unfinished, and nothing else", () => {
  const steps = founderSteps([card("a", "draft", ""), card("b", "changes_requested"), card("c", "approved")]);
  expect(steps.map(({ key, path, isUrgent }) => [key, path, isUrgent ?? false])).toEqual([
    ["b", "/my-applications", true],
    ["a", "/register-startup", false],
  ]);
  expect(steps[1]?.text).toContain("startup σας");
});

it("leaves an evaluator only what is still open, late ones marked", () => {
  const steps = evaluatorSteps(
    [
      assignment("late", { due_at: "2026-11-15T10:00:00Z", status: "in_progress" }),
      assignment("soon", { due_at: "2026-11-25T10:00:00Z" }),
      assignment("done", { status: "submitted" }),
      assignment("decided", { open: false }),
    ],
    new Date("2026-11-20T10:00:00Z"),
  );
  expect(steps.map(({ key, isUrgent }) => [key, isUrgent])).toEqual([
    ["late", true],
    ["soon", false],
  ]);
  expect(steps[0]?.path).toBe("/evaluation/late");
});
