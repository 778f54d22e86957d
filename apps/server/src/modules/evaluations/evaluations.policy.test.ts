import { APPLICATION_PHASES } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { EVALUATION_STATUSES, type EvaluationStatus } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { expect, test } from "vitest";
import { pagePermissions, type Actor } from "#platform/auth/actor.ts";
import {
  evaluationRefusal,
  impossibleScores,
  mayEvaluate,
  permittedWork,
  unassignRefusal,
} from "./evaluations.policy.ts";
import { REGISTRY_CRITERIA } from "./registry-criteria.policy.ts";

const actor = (userId: string, memberOf: string[]): Actor => ({
  userId,
  sessionId: "session",
  name: "Μαρία",
  email: "maria@people.test",
  language: "el",
  role: "evaluator",
  superAdmin: userId === "super",
  impersonatorId: null,
  memberships: memberOf.map((organizationId) => ({ organizationId, role: "member", isCoordinator: false })),
  organizationId: memberOf[0] ?? null,
  pages: pagePermissions({ role: "evaluator", superAdmin: false }, "member", []),
});
const facts = (status: EvaluationStatus = "assigned") =>
  ({ organizationId: "here", evaluatorId: "maria", status, phase: "under_review", isLocked: false }) as const;

test("who may be asked to evaluate: evaluators, coordinators and those who run the organization", () => {
  const fitting = ORGANIZATION_ROLES.flatMap((role) =>
    PROFILE_ROLES.filter((profileRole) => mayEvaluate({ role, profileRole, isCoordinator: false })).map(
      (profileRole) => `${role} ${profileRole}`,
    ),
  );
  const running = ["owner", "admin", "moderator"].flatMap((role) =>
    PROFILE_ROLES.map((profileRole) => `${role} ${profileRole}`),
  );
  expect(fitting).toEqual([...running, "member evaluator"]);
  expect(mayEvaluate({ role: "member", profileRole: "registry_coordinator", isCoordinator: true })).toBe(true);
});

test("an evaluation exists for its evaluator alone, while a member and without a conflict", () => {
  expect(evaluationRefusal(actor("maria", ["here"]), facts())).toBeNull();
  expect(evaluationRefusal(actor("maria", ["elsewhere"]), facts())).toBe("evaluation.not_found");
  expect(evaluationRefusal(actor("maria", ["here"]), facts("recused"))).toBe("evaluation.not_found");
  expect(evaluationRefusal(actor("maria", ["here"]), facts("declined"))).toBe("evaluation.not_found");
  expect(evaluationRefusal(actor("someone", ["here"]), facts())).toBe("evaluation.not_found");
  expect(evaluationRefusal(actor("super", ["here"]), facts())).toBe("evaluation.not_found");
});

test.each(APPLICATION_PHASES)("what the evaluator may do while the application is %s", (phase) => {
  const open = ["pending", "under_review", "changes_requested"].includes(phase);
  const can = (status: EvaluationStatus) => permittedWork({ ...facts(status), phase });
  expect(can("assigned")).toEqual({ edit: open, submit: open, recuse: open, decline: open });
  expect(can("in_progress")).toEqual({ edit: open, submit: open, recuse: open, decline: open });
  expect(can("submitted")).toEqual({ edit: open, submit: false, recuse: false, decline: false });
  const removable = EVALUATION_STATUSES.filter((status) => unassignRefusal({ ...facts(status), phase }) === null);
  expect(removable).toEqual(open ? ["assigned", "in_progress"] : []);
  const locked = permittedWork({ ...facts("in_progress"), phase, isLocked: true });
  expect(locked).toEqual({ edit: false, submit: false, recuse: false, decline: false });
});

test("scores lie on the scale and belong to the template", () => {
  const score = (value: number) => ({ score: value, comment: "" });
  expect(impossibleScores(REGISTRY_CRITERIA, { team: score(5), market: score(0) })).toEqual([]);
  expect(impossibleScores(REGISTRY_CRITERIA, { team: score(6), charm: score(1) })).toEqual([
    "scores.team",
    "scores.charm",
  ]);
});

test("the registry's criteria: weights sum to 100, one comment is required, one counts for nothing", () => {
  const counted = REGISTRY_CRITERIA.filter(({ independent }) => !independent);
  expect(counted.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(REGISTRY_CRITERIA.filter(({ comment_required }) => comment_required)).toHaveLength(1);
  expect(REGISTRY_CRITERIA.filter(({ independent }) => independent)).toHaveLength(1);
  for (const { label, help, anchors, scale_max } of REGISTRY_CRITERIA) {
    for (const text of [label, help, ...anchors.map((anchor) => anchor.label)]) {
      expect(text.el).toMatch(/\p{Script=Greek}/u);
      expect(text.en).not.toMatch(/\p{Script=Greek}/u);
    }
    expect(anchors.at(-1)?.score).toBe(scale_max);
  }
});
