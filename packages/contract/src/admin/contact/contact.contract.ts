import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { answerContactInput, contactInput, contactMessage, contactMessageList } from "./contact.schema.ts";

/** What people write at /contact, and those who answer. */
export const contactContract = {
  sendContact: endpoint({
    method: "POST",
    path: "/contact",
    summary: "Write to the people behind this installation; the same message twice is kept once",
    access: { kind: "public" },
    rateLimit: "contact",
  })
    .input(contactInput)
    .output(done),
  ...listEndpoints(
    "contactMessages",
    {
      path: "/admin/contact-messages",
      summary: "Messages from /contact, newest first",
      access: { kind: "super-admin" },
    },
    contactMessageList,
  ),
  answerContact: endpoint({
    method: "POST",
    path: "/admin/contact-messages/{id}/answer",
    summary: "Mark a message answered, or not answered after all; repeating it is harmless",
    access: { kind: "super-admin" },
  })
    .input(answerContactInput)
    .output(contactMessage),
};
