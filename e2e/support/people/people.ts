import { randomUUID } from "node:crypto";
import type { QueueName } from "@kerkis/contract/codes.ts";
import { type Language } from "@kerkis/contract/core/text/languages.ts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import {
  createPerson,
  createSession,
  type PersonSeed,
} from "../../../apps/server/src/modules/identity/identity.factory.ts";
import { ensureRegistryProgramme } from "../../../apps/server/src/modules/evaluations/evaluations.api.ts";
import { ensureDefaultOrganization } from "../../../apps/server/src/modules/organizations/organizations.api.ts";
import {
  addMember,
  createOrganization,
  type SeedRole,
} from "../../../apps/server/src/modules/organizations/organizations.factory.ts";
import { createDb, type Db } from "../../../apps/server/src/platform/db/db.ts";
import { journeyAddresses } from "../addresses.ts";

/** An answer of the API. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Someone with an account and a session. */
export interface JourneyPerson {
  id: string;
  email: string;
  name: string;
  language: Language;
  /** The Cookie header of their session. */
  cookie: string;
  /** Calls the API as they would; `path` as in the contract. */
  call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<Answer>;
}

/** The database and secret of a running product, and where it listens. */
export interface World {
  url: string;
  secret: string;
  db: Db;
  close(): Promise<void>;
}

/** Opens the database of a product, to arrange what a journey begins with. */
export function openWorld({ url, secret, database }: { url: string; secret: string; database: string }): World {
  const db = createDb(database, 3);
  return { url, secret, db, close: () => db.$client.end() };
}

/** The product that all journeys share. */
export function sharedWorld(): World {
  const { product, secret, database } = journeyAddresses();
  return openWorld({ url: product, secret, database });
}

/** Calls the API with any cookie; without one as a visitor. */
function caller({ url }: Pick<World, "url">, cookie?: string): JourneyPerson["call"] {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        "x-kerkis": "1",
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
}

/** A verified account with a session: a member of the default organization, or of those named and current in the first. */
export async function addPerson(
  world: World,
  seed: PersonSeed & { organizations?: Record<string, SeedRole> } = {},
): Promise<JourneyPerson> {
  const language = seed.language ?? "el";
  const { organizations, ...account } = seed;
  const person = await createPerson(world.db, { email: `someone@${randomUUID()}.test`, ...account, language });
  const first = Object.keys(organizations ?? {})[0];
  const memberships = organizations ?? { [await defaultOrganization(world)]: "member" as const };
  for (const [organizationId, role] of Object.entries(memberships)) {
    await addMember(world.db, organizationId, person.id, role);
  }
  const session = await createSession(world.db, person.id, world.secret);
  const cookie = first === undefined ? session : `${session}; kerkis_organization=${first}`;
  return { ...person, language, cookie, call: caller(world, cookie) };
}

/** The same person in another browser: a session of its own. */
export async function anotherSession(world: World, person: JourneyPerson): Promise<JourneyPerson> {
  const [, ...others] = person.cookie.split("; ");
  const cookie = [await createSession(world.db, person.id, world.secret), ...others].join("; ");
  return { ...person, cookie, call: caller(world, cookie) };
}

/** The organization that everybody lands in. @returns its id */
export const defaultOrganization = (world: World): Promise<string> => world.db.transaction(ensureDefaultOrganization);

/** An organization of a test's own, with its registry programme. @returns its id */
export async function addOrganization(world: World, name: string): Promise<string> {
  const { id } = await createOrganization(world.db, { name });
  await world.db.transaction((tx) => ensureRegistryProgramme(tx, id));
  return id;
}

const counted = z.object({ count: z.coerce.number() });

/** How many rows a question finds, e.g. sql`from applications where …`. */
export async function countRows({ db }: World, rows: ReturnType<typeof sql>): Promise<number> {
  const result = await db.execute<{ count: string }>(sql`select count(*) as count ${rows}`);
  return counted.parse(result.rows[0]).count;
}

/** Runs what goes by the clock at once: the queue is told of it as of any job, where it would look by itself half a minute later. */
export async function ringClock({ db }: Pick<World, "db">, queue: QueueName): Promise<void> {
  await db.execute(sql`with job as (insert into jobs.job (name) values (${queue}) returning name)
    select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name) from job`);
}
