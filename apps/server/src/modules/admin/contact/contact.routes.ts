import { contactContract } from "@kerkis/contract/admin/contact/contact.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { contactMessageCount, contactMessagesPage } from "./contact.reads.ts";
import { answerContact, receiveContact } from "./contact.service.ts";

const os = gated(contactContract);

export const contactRoutes = {
  sendContact: os.sendContact.handler(async ({ context, input }) => {
    await receiveContact(context.platform, context.actor, input);
    return { ok: true } as const;
  }),
  contactMessages: os.contactMessages.handler(({ context, input }) => contactMessagesPage(context.platform, input)),
  contactMessagesCount: os.contactMessagesCount.handler(({ context, input }) =>
    contactMessageCount(context.platform.db, input),
  ),
  answerContact: os.answerContact.handler(({ context, input }) =>
    answerContact(context.platform, context.actor, input),
  ),
};
