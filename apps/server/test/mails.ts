import { expect } from "vitest";
import type { TestServer } from "#test/server.ts";

/** What the outbox holds for an address, oldest first, as soon as there are at least so many mails. */
export async function mailsTo(
  server: TestServer,
  email: string,
  atLeast = 1,
): Promise<{ subject: string; text: string }[]> {
  const mails = async () =>
    (
      await server.ownerDb.$client.query<{ subject: string; text: string }>(
        "select subject, body_text as text from mail_outbox where recipient = $1 order by id",
        [email],
      )
    ).rows;
  await expect
    .poll(async () => (await mails()).length, { message: `mails to ${email}` })
    .toBeGreaterThanOrEqual(atLeast);
  return mails();
}
