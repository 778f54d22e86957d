import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { describe, expect, it, test } from "vitest";
import {
  deletionRefusal,
  erasedIdentity,
  isErasureDue,
  isRecentSignIn,
  proofRefusal,
  roleStep,
} from "./account.policy.ts";

const now = new Date("2026-11-20T10:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

describe("proving oneself", () => {
  test.each([
    [{ hasPassword: true, password: true, isRecent: false }, null],
    [{ hasPassword: true, password: false, isRecent: true }, "auth.invalid_credentials"],
    [{ hasPassword: true, password: null, isRecent: true }, "auth.proof_required"],
    [{ hasPassword: false, password: null, isRecent: true }, null],
    [{ hasPassword: false, password: null, isRecent: false }, "auth.proof_required"],
    [{ hasPassword: false, password: false, isRecent: false }, "auth.proof_required"],
  ])("%o answers %s", (facts, refusal) => expect(proofRefusal(facts)).toBe(refusal));

  it("counts a sign-in as recent for a quarter of an hour", () => {
    expect(isRecentSignIn(ago(LIMITS.recentSignInMs - 1), now)).toBe(true);
    expect(isRecentSignIn(ago(LIMITS.recentSignInMs), now)).toBe(false);
  });
});

describe("choosing a role", () => {
  test.each(["company_coordinator", "investor", "mentor", "public"] as const)("%s takes effect at once", (choice) => {
    for (const held of PROFILE_ROLES) {
      expect(roleStep(held, null, choice)).toEqual(
        held === choice ? { refusal: "account.role_held" } : { take: choice },
      );
    }
  });
  test.each(["evaluator", "admin"] as const)("%s is a request, one at a time", (choice) => {
    expect(roleStep("mentor", null, choice)).toEqual({ request: choice });
    expect(roleStep("mentor", "admin", choice)).toEqual({ refusal: "account.role_requested" });
    expect(roleStep(choice, null, choice)).toEqual({ refusal: "account.role_held" });
  });
});

describe("erasure", () => {
  const asked = { confirmation: "anna@people.test", email: "anna@people.test", isLastSuperAdmin: false };
  it("needs the account's own address, typed, and never takes the last super admin", () => {
    expect(deletionRefusal(asked)).toBeNull();
    expect(deletionRefusal({ ...asked, confirmation: "other@people.test" })).toBe("account.confirmation_differs");
    expect(deletionRefusal({ ...asked, isLastSuperAdmin: true })).toBe("auth.last_super_admin");
  });
  it("waits 30 days to the millisecond, and for a request", () => {
    expect(isErasureDue(null, now)).toBe(false);
    expect(isErasureDue(ago(LIMITS.accountGraceMs - 1), now)).toBe(false);
    expect(isErasureDue(ago(LIMITS.accountGraceMs), now)).toBe(true);
    expect(LIMITS.accountGraceMs).toBe(30 * 24 * 60 * 60 * 1000);
  });
  it("leaves nothing that tells who it was", () => {
    const id = "0199a000-0000-7000-8000-000000000001";
    expect(erasedIdentity(id)).toEqual({
      first_name: "Διαγραμμένος",
      last_name: "λογαριασμός",
      email: `erased-${id}@erased.invalid`,
    });
  });
});
