import { describe, expect, test } from "vitest";
import { abilities, type StartupStanding } from "../startups.policy.ts";
import { lastOwnerRefusal, mayWithPeople, type PeopleAction, type StartupPart } from "./people.policy.ts";

const TABLE: [PeopleAction, StartupPart[]][] = [
  ["see", ["owner", "editor", "manager"]],
  ["manage", ["owner", "manager"]],
  ["transfer", ["owner"]],
  ["leave", ["owner", "editor"]],
];
const PARTS: StartupPart[] = ["owner", "editor", "manager", null];

describe.each(TABLE)("to %s the people of a startup", (action, allowed) => {
  test.each(PARTS)("as %s", (part) => expect(mayWithPeople(part, action)).toBe(allowed.includes(part)));
});

test.each([
  ["owner", 1, "startup.last_owner"],
  ["owner", 2, null],
  ["editor", 1, null],
  ["editor", 0, null],
] as const)("an %s of a startup with %i owners leaves", (role, owners, refusal) =>
  expect(lastOwnerRefusal(role, owners)).toBe(refusal),
);

test("an editor changes the profile as an owner does, others do not", () => {
  const reader = {
    userId: "u",
    sessionId: "s",
    name: "Ελένη Κόρακα",
    email: "eleni@people.test",
    language: "el" as const,
    role: "company_coordinator" as const,
    superAdmin: false,
    impersonatorId: null,
    memberships: [],
    organizationId: null,
    pages: {} as never,
  };
  const standing: StartupStanding = {
    organizationId: "o",
    runs: true,
    isPublished: true,
    isDeleted: false,
    isRegistered: true,
  };
  expect(abilities(reader, standing)).toEqual({ edit: true, verify: false });
  expect(abilities(reader, { ...standing, runs: false })).toEqual({ edit: false, verify: false });
  expect(abilities(reader, { ...standing, isPublished: false })).toEqual({ edit: false, verify: false });
});
