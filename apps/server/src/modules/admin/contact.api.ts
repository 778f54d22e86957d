export { contactReceived } from "./contact.events.ts";
