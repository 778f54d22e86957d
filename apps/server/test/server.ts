import { contract } from "@kerkis/contract/contract.ts";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { ORGANIZATION_HEADER } from "#app/actor.ts";
import { startServer, type RunningServer } from "#app/server.ts";
import { createPerson, createSession, type Person, type PersonSeed } from "#modules/identity/identity.factory.ts";
import { ensureDefaultOrganization } from "#modules/organizations/organizations.api.ts";
import { addMember, type SeedRole } from "#modules/organizations/organizations.factory.ts";
import { createDb, type Db } from "#platform/db/db.ts";
import { createTestDatabase } from "./database.ts";

const SECRET = "a secret that only tests know, long enough";

export type ApiClient = ContractRouterClient<typeof contract>;

/** Someone with a session, and the typed client that carries it. */
export interface TestUser extends Person {
  api: ApiClient;
  cookie: string;
}

export interface TestServer extends RunningServer {
  /** As the application's role. */
  db: Db;
  /** As the owner of the tables, for arranging what the application may not. */
  ownerDb: Db;
  defaultOrganizationId: string;
  /** The clock of the server; tests move it. */
  clock: { now(): Date; advance(ms: number): void };
  /** A client without a session. */
  visitor: ApiClient;
  /** A client with any cookie and current organization. */
  clientFor(cookie: string | null, organizationId?: string): ApiClient;
  /** A person with a session; a member of the default organization and of those named. */
  createUser(seed?: PersonSeed & { organizations?: Record<string, SeedRole>; current?: string }): Promise<TestUser>;
  /** What a super admin has who works as someone. */
  workingAs(person: Pick<TestUser, "id">, organizationId?: string): Promise<ApiClient>;
}

/** The whole product over HTTP on a database of its own, without pages. Close it in afterAll. */
export async function startTestServer(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  let offset = 0;
  const clock = {
    now: () => new Date(Date.now() + offset),
    advance: (ms: number) => {
      offset += ms;
    },
  };
  const server = await startServer({
    appUrl: database.appUrl,
    port: 0,
    host: "127.0.0.1",
    clock,
    validateOutputs: true,
    env: { KERKIS_SECRET: SECRET, DEMO: "off", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000", ...env },
  });
  const { db } = server.platform;
  const ownerDb = createDb(database.ownerUrl, 2);
  const defaultOrganizationId = await db.transaction(ensureDefaultOrganization);

  const clientFor = (cookie: string | null, organizationId?: string): ApiClient =>
    createORPCClient(
      new OpenAPILink(contract, {
        url: `${server.url}/api`,
        headers: {
          "x-kerkis": "1",
          ...(cookie && { cookie }),
          ...(organizationId && { [ORGANIZATION_HEADER]: organizationId }),
        },
      }),
    );

  const createUser: TestServer["createUser"] = async ({ organizations = {}, current, ...seed } = {}) => {
    const person = await createPerson(db, seed);
    await addMember(db, defaultOrganizationId, person.id);
    for (const [organizationId, role] of Object.entries(organizations)) {
      await addMember(db, organizationId, person.id, role);
    }
    const cookie = await createSession(db, person.id, SECRET);
    return { ...person, cookie, api: clientFor(cookie, current ?? Object.keys(organizations)[0]) };
  };

  return {
    ...server,
    db,
    ownerDb,
    defaultOrganizationId,
    clock,
    clientFor,
    visitor: clientFor(null),
    createUser,
    async workingAs({ id }, organizationId) {
      const admin = await createUser({ superAdmin: true });
      const begun = await fetch(`${server.url}/api/auth/impersonation/start`, {
        method: "POST",
        headers: { cookie: admin.cookie, "x-kerkis": "1", "content-type": "application/json" },
        body: JSON.stringify({ id, reason: "Δεν βλέπει ό,τι περιμένει", minutes: 30 }),
      });
      if (!begun.ok) throw new Error(`Working as someone answered ${begun.status}.`);
      const cookies = begun.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      return clientFor(cookies.join("; "), organizationId);
    },
    async close() {
      await server.close();
      await ownerDb.$client.end();
    },
  };
}
