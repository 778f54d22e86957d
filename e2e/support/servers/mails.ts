import { expect } from "@playwright/test";
import * as z from "zod";
import { journeyAddresses } from "../addresses.ts";
import type { Mail } from "./mail-sink.ts";

const mailList = z.array(
  z.object({ to: z.array(z.string()), subject: z.string(), text: z.string(), html: z.string(), messageId: z.string() }),
);

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(journeyAddresses().mails);
  return mailList.parse(await response.json()).filter((mail) => mail.to.includes(address));
}

/** Waits for the newest mail to `address` whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${subject}` },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

/** The first link in a mail's text whose address contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const link = mail.text.match(/https?:\/\/[^\s<>"]+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`No link with «${part}» in the mail «${mail.subject}».`);
  return link;
}
