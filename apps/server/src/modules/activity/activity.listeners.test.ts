import { randomUUID } from "node:crypto";
import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { announceUnderReview } from "#modules/applications/applications.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await server?.close();
});

/** What comes live to one person, as [event, payload]. */
async function listen({ id, cookie }: TestUser): Promise<unknown[][]> {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
    headers: { cookie },
  });
  sockets.push(socket);
  const frames: unknown[][] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()).slice(3)));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify(["1", "1", `user:${id}`, "phx_join", {}]));
  await expect.poll(() => frames.length).toBe(1);
  return frames.splice(0) && frames;
}

it("tells other coordinators' open screens of a decision, without an item; members hear nothing", async () => {
  const organization = await createOrganization(server.db, { name: "Blue Hub" });
  const here = { [organization.id]: "member" } as const;
  const founder = await server.createUser({ organizations: here });
  const coordinating = { role: "registry_coordinator", organizations: { [organization.id]: "coordinator" } } as const;
  const decides = await server.createUser(coordinating);
  const looks = await server.createUser(coordinating);
  const member = await server.createUser({ organizations: here });
  const [applicant, coordinator, bystander] = await Promise.all([founder, looks, member].map(listen));
  const { platform } = server;
  await transact(platform.db, decides.id, (tx) =>
    announceUnderReview(
      { tx, platform, actorId: decides.id },
      {
        applicationId: randomUUID(),
        organizationId: organization.id,
        organizationName: organization.name,
        applicantId: founder.id,
        subject: "startup",
        startupId: null,
        investorId: null,
        subjectName: "Thalassa Robotics",
        reference: "KRK-2026-000001",
        reason: null,
      },
    ),
  );
  await expect.poll(() => coordinator).toContainEqual([ACTIVITY_EVENT, {}]);
  await expect.poll(() => applicant?.filter(([event]) => event === ACTIVITY_EVENT)).toHaveLength(1);
  expect(applicant).not.toContainEqual([ACTIVITY_EVENT, {}]);
  expect(bystander).toEqual([]);
  expect((await looks.api.activity.feed()).items).toEqual([]);
});
