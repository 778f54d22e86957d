import type { contract } from "@kerkis/contract/contract.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { ContextOf } from "./context.ts";
import { checkAccess } from "./gate.ts";

const HERE = "0195f2b6-0000-7000-8000-000000000001";
const ELSEWHERE = "0195f2b6-0000-7000-8000-000000000002";
const actor: Actor = {
  userId: "0195f2b6-0000-7000-8000-0000000000aa",
  sessionId: "0195f2b6-0000-7000-8000-0000000000bb",
  name: "Άννα Λιάπη",
  email: "anna@example.test",
  language: "el",
  role: "mentor",
  superAdmin: false,
  impersonatorId: null,
  memberships: [
    { organizationId: HERE, role: "member", isCoordinator: false },
    { organizationId: ELSEWHERE, role: "admin", isCoordinator: false },
  ],
  organizationId: HERE,
  pages: {} as Actor["pages"],
};

type MetaOf<Procedure> = Procedure extends { "~orpc": { meta: infer Meta } } ? Meta : never;
type Given<Procedure> = ContextOf<MetaOf<Procedure>>;

describe("what a handler is given", () => {
  it("has the scope where access is an organization's, the person where they are signed in", () => {
    type People = Given<typeof contract.organizations.people>;
    type Feed = Given<typeof contract.activity.feed>;
    type Mine = Given<typeof contract.applications.mine>;
    type Landing = Given<typeof contract.homepages.landing>;
    expectTypeOf<People["scope"]>().toEqualTypeOf<OrgScope>();
    expectTypeOf<Feed["scope"]>().toEqualTypeOf<OrgScope>();
    expectTypeOf<Mine["actor"]>().toEqualTypeOf<Actor>();
    expectTypeOf<Mine>().not.toHaveProperty("scope");
    expectTypeOf<Landing["actor"]>().toEqualTypeOf<Actor | null>();
  });

  it("is the organization that access was checked in: the current one, or the one that the input names", () => {
    expect(checkAccess({ kind: "member" }, actor)).toEqual({ organizationId: HERE });
    const named = { kind: "action", action: "members.invite", of: "id" } as const;
    expect(checkAccess(named, actor, { id: ELSEWHERE })).toEqual({ organizationId: ELSEWHERE });
    expect(() => checkAccess(named, actor, { id: HERE })).toThrow("auth.forbidden");
    expect(() => checkAccess({ kind: "member", of: "id" }, { ...actor, memberships: [] }, { id: HERE })).toThrow(
      "org.not_member",
    );
    expect(checkAccess({ kind: "signed-in" }, actor)).toBeNull();
  });
});

it("no route asks for an organization's action again: the contract names it once", () => {
  const modules = join(import.meta.dirname, "../../modules");
  const routes = globSync("**/*.routes.ts", { cwd: modules });
  expect(routes.length).toBeGreaterThan(20);
  const asking = routes.filter((path) =>
    /\b(actionScope|memberScope)\b/.test(readFileSync(join(modules, path), "utf8")),
  );
  expect(asking).toEqual([]);
});
