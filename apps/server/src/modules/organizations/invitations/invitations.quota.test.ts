import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const newAddress = () => `${randomUUID()}@invited.test`;

describe("mails of a day", () => {
  const wrote = (about: { organization?: string; actor?: string; invitation?: string }, mails: number) =>
    server.ownerDb.$client.query(
      `insert into audit_log (organization_id, actor_id, entity_id, action, entity_type)
       select $1, $2, $3, 'invitation.resent', 'invitation' from generate_series(1, $4::int)`,
      [about.organization ?? null, about.actor ?? null, about.invitation ?? null, mails],
    );
  const age = (id: string, ms: number) =>
    server.ownerDb.$client.query(
      "update organizations set created_at = now() - $2 * interval '1 millisecond' where id = $1",
      [id, ms],
    );
  const hosts = async ({ isNew = false } = {}) => {
    const { id } = await createOrganization(server.db, { name: "Όριο" });
    if (!isNew) await age(id, MEMBER_LIMITS.newOrganizationMs);
    const host = await server.createUser({ organizations: { [id]: "owner" } });
    const ask = (email = newAddress()) =>
      outcomeOf(host.api.organizations.invite({ id, email, role: "member", language: "el" }));
    return { id, host, ask };
  };

  it("count for the organization however often one invitation was sent, and for the person everywhere", async () => {
    const [one, two] = [await hosts(), await hosts()];
    expect([await one.ask(), await two.ask()]).toEqual(["accepted", "accepted"]);
    await wrote({ organization: one.id }, MEMBER_LIMITS.mailsPerDay);
    await wrote({ actor: two.host.id }, MEMBER_LIMITS.mailsPerDay);
    expect([await one.ask(), await two.ask()]).toEqual(["invitation.quota", "invitation.quota_person"]);
  });

  it("count for the address, whoever writes to it", async () => {
    const email = newAddress();
    const first = await hosts();
    const invited = { id: first.id, email, role: "member", language: "el" } as const;
    const { id } = await first.host.api.organizations.invite(invited);
    const other = await hosts();
    await wrote({ invitation: id }, MEMBER_LIMITS.mailsPerAddress - 1);
    expect([await other.ask(email), await other.ask()]).toEqual(["invitation.quota_address", "accepted"]);
    const listed = { id: other.id, text: email, role: "member", language: "el", dry_run: false } as const;
    expect((await other.host.api.organizations.inviteList(listed)).lines).toMatchObject([{ outcome: "quota_address" }]);
  });

  it("are named at the line of a list: whose limit it is", async () => {
    const host = await hosts();
    const text = `${newAddress()}\n${newAddress()}`;
    const outcomes = async () =>
      (
        await host.host.api.organizations.inviteList({
          id: host.id,
          text,
          role: "member",
          language: "el",
          dry_run: true,
        })
      ).lines.map(({ outcome }) => outcome);
    await wrote({ actor: host.host.id }, MEMBER_LIMITS.mailsPerDay - 1);
    expect(await outcomes()).toEqual(["ready", "quota_person"]);
    await wrote({ organization: host.id }, MEMBER_LIMITS.mailsPerDay);
    expect(await outcomes()).toEqual(["quota", "quota"]);
  });

  it("are fewer for a new organization, which is told so; a single refusal says when to come back", async () => {
    const young = await hosts({ isNew: true });
    const mails = async () => (await young.host.api.organizations.people({ id: young.id })).mails;
    const limit = MEMBER_LIMITS.mailsPerDayWhenNew;
    expect(await mails()).toEqual({ limit, left: limit, new_until: expect.any(String) });
    await wrote({ organization: young.id }, limit - 1);
    expect([await young.ask(), await young.ask()]).toEqual(["accepted", "invitation.quota"]);
    expect(await mails()).toMatchObject({ left: 0 });
    const refused = await fetch(`${server.url}/api/organizations/${young.id}/invitations`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie: young.host.cookie },
      body: JSON.stringify({ email: newAddress(), role: "member", language: "el" }),
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "86400"]);
    expect(await refused.json()).toMatchObject({ data: { params: { limit } } });
    await age(young.id, MEMBER_LIMITS.newOrganizationMs);
    expect(await young.ask()).toBe("accepted");
    expect(await mails()).toMatchObject({ limit: MEMBER_LIMITS.mailsPerDay, new_until: null });
  });

  it("are told to nobody who may not invite", async () => {
    const { id } = await hosts();
    const member = await server.createUser({ organizations: { [id]: "member" } });
    expect((await member.api.organizations.people({ id })).mails).toBeNull();
  });

  it("name nobody's link: what an inviter and an organization are called is text", async () => {
    const { id } = await createOrganization(server.db, { name: "http://evil.com win" });
    const host = await server.createUser({
      firstName: "evil.com",
      lastName: "help@evil.gr",
      organizations: { [id]: "owner" },
    });
    const email = newAddress();
    await host.api.organizations.invite({ id, email, role: "member", language: "en" });
    const [mail] = await mailsTo(server, email);
    const said = `${mail?.subject} ${mail?.text.replaceAll(/https?:\/\/\S+accept-invitation\S+/g, "")}`;
    expect(said).toContain("evil. com");
    expect(said).not.toMatch(/evil\.\S|:\/\/|\S@\S/);
  });
});
