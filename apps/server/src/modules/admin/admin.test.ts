import type { OutboxMail } from "@kerkis/contract/admin/admin.contract.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";
import { mailDelivery } from "./admin.policy.ts";

const SUBJECTS = ["first", "second", "third", "fourth", "fifth"];
let server: TestServer;
let superAdmin: TestUser;

async function keepMail(on: TestServer): Promise<void> {
  for (const subject of SUBJECTS) {
    await on.ownerDb.$client.query(
      "insert into mail_outbox (recipient, subject, body_text, body_html) values ($1, $2, $3, $3)",
      ["maria@people.test", subject, `Read ${subject}`],
    );
  }
}

beforeAll(async () => {
  server = await startTestServer({ DEMO: "on" });
  await keepMail(server);
  superAdmin = await server.createUser({ superAdmin: true, role: "admin" });
});
afterAll(() => server?.close());

async function allPages(limit: number): Promise<OutboxMail[][]> {
  const pages: OutboxMail[][] = [];
  let cursor: string | null = null;
  do {
    const page: { items: OutboxMail[]; next_cursor: string | null } = await superAdmin.api.admin.outbox({
      limit,
      ...(cursor && { cursor }),
    });
    pages.push(page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return pages;
}

describe("the mail outbox", () => {
  it("shows a super admin what was kept, newest first", async () => {
    const { items, next_cursor, delivery } = await superAdmin.api.admin.outbox({});
    expect({ next_cursor, delivery }).toEqual({ next_cursor: null, delivery: "outbox" });
    expect(items.map((mail) => mail.subject)).toEqual(SUBJECTS.toReversed());
    expect(items[0]).toMatchObject({ to: "maria@people.test", text: "Read fifth" });
    expect(Date.parse(items[0]?.created_at ?? "")).not.toBeNaN();
  });

  it("gives every mail on exactly one page", async () => {
    const pages = await allPages(2);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map((mail) => mail.subject)).toEqual(SUBJECTS.toReversed());
  });

  it("keeps mail that arrives between two pages out of the second", async () => {
    const first = await superAdmin.api.admin.outbox({ limit: 2 });
    await server.ownerDb.$client.query(
      "insert into mail_outbox (recipient, subject, body_text, body_html) values ('a@b.test', 'late', '', '')",
    );
    const second = await superAdmin.api.admin.outbox({ limit: 2, cursor: first.next_cursor ?? "" });
    expect(second.items.map((mail) => mail.subject)).toEqual(["third", "second"]);
    await server.ownerDb.$client.query("delete from mail_outbox where subject = 'late'");
  });

  it("is closed to visitors, members and profile admins", async () => {
    await expect(server.visitor.admin.outbox({})).rejects.toMatchObject({ code: "auth.required" });
    const member = await server.createUser();
    await expect(member.api.admin.outbox({})).rejects.toMatchObject({ code: "auth.forbidden" });
    const admin = await server.createUser({
      role: "admin",
      organizations: { [server.defaultOrganizationId]: "owner" },
    });
    await expect(admin.api.admin.outbox({})).rejects.toMatchObject({ code: "auth.forbidden" });
  });

  it("refuses cursors and limits that are none", async () => {
    for (const input of [{ cursor: "'; drop table mail_outbox" }, { cursor: "🎭" }, { limit: 0 }, { limit: 101 }]) {
      await expect(superAdmin.api.admin.outbox(input)).rejects.toMatchObject({ code: "input.invalid" });
    }
  });
});

it("withholds kept mail outside demo mode", async () => {
  const real = await startTestServer();
  try {
    await keepMail(real);
    const { api } = await real.createUser({ superAdmin: true });
    expect(await api.admin.outbox({})).toEqual({ items: [], next_cursor: null, delivery: "withheld" });
  } finally {
    await real.close();
  }
});

it.each([
  [{ smtpUrl: "smtp://mail.test", demo: true }, "smtp"],
  [{ smtpUrl: "smtp://mail.test", demo: false }, "smtp"],
  [{ smtpUrl: null, demo: true }, "outbox"],
  [{ smtpUrl: null, demo: false }, "withheld"],
] as const)("mail goes the way the settings say: %o", (config, delivery) => {
  expect(mailDelivery(config)).toBe(delivery);
});
