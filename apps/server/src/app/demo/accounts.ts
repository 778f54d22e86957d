import { randomInt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePermissions, type Actor } from "#platform/auth/actor.ts";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember, type SeedRole } from "#modules/organizations/organizations.factory.ts";
import type { Db } from "#platform/db/db.ts";
import { DEMO_MAIL_DOMAIN, DEMO_PEOPLE, type DemoOrganization, type DemoPerson, type DemoPersonKey } from "./people.ts";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

const demoAddress = (key: string): string => `${key}@${DEMO_MAIL_DOMAIN}`;

/** The password of all demo accounts of this installation, made once and readable by its owner only. */
export function demoPassword(dataDir: string): { password: string; fresh: boolean } {
  const file = join(dataDir, "demo-password");
  if (existsSync(file)) return { password: readFileSync(file, "utf8").trim(), fresh: false };
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const password = Array.from({ length: GROUPS }, group).join("-");
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return { password, fresh: true };
}

const peopleOf = () => Object.entries(DEMO_PEOPLE) as [DemoPersonKey, DemoPerson][];

/** Makes every account with its memberships. @returns each person as the product's commands know them */
export async function createDemoPeople(
  db: Db,
  organizationIds: Record<DemoOrganization, string>,
  passwordHash: string,
): Promise<Map<DemoPersonKey, Actor>> {
  const actors = new Map<DemoPersonKey, Actor>();
  for (const [key, person] of peopleOf()) {
    const { id, name, email } = await createPerson(db, {
      firstName: person.first,
      lastName: person.last,
      email: demoAddress(key),
      role: person.role,
      language: person.language ?? "el",
      superAdmin: person.superAdmin ?? false,
      passwordHash,
    });
    const places = Object.entries(person.in) as [DemoOrganization, SeedRole][];
    for (const [organization, role] of places) await addMember(db, organizationIds[organization], id, role);
    const memberships = places.map(([organization, role]) => ({
      organizationId: organizationIds[organization],
      role: role === "coordinator" ? ("member" as const) : role,
      isCoordinator: role === "coordinator",
    }));
    const who = { role: person.role, superAdmin: person.superAdmin ?? false };
    actors.set(key, {
      ...who,
      userId: id,
      sessionId: "",
      impersonatorId: null,
      name,
      email,
      language: person.language ?? "el",
      memberships,
      organizationId: memberships[0]?.organizationId ?? null,
      pages: pagePermissions(who, memberships[0]?.role ?? null, []),
    });
  }
  return actors;
}

/** What `npm start` prints: who can sign in, and the password they share. */
export function signInText(password: string): string {
  const listed = peopleOf().filter(([, person]) => person.shown);
  const width = Math.max(...listed.map(([key]) => demoAddress(key).length));
  const lines = listed.map(([key, person]) => `  ${demoAddress(key).padEnd(width)}  ${person.shown}`);
  return [`Demo sign-ins, all with the password ${password}`, ...lines].join("\n");
}
