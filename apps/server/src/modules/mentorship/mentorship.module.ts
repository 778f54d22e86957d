import type { ServerModule } from "#platform/module.ts";
import { mentorshipPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { mentorshipPersonalData } from "./privacy/personal-data.reads.ts";

export const mentorshipModule: ServerModule = {
  name: "mentorship",
  after: ["organizations"],
  personalData: mentorshipPersonalData,
  erasure: mentorshipPersonalDataListeners,
};
