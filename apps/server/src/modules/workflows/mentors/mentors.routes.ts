import { mentorsContract } from "@kerkis/contract/workflows/mentors/mentors.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { mentorOfCase, mentorsFor } from "./mentors.reads.ts";
import { setMentor } from "./mentors.service.ts";

const os = gated(mentorsContract);

export const mentorsRoutes = {
  caseMentor: os.caseMentor.handler(({ context: { platform, actor }, input }) =>
    mentorOfCase(platform.db, actor, input.id),
  ),
  mentors: os.mentors.handler(({ context: { platform, actor }, input }) => mentorsFor(platform.db, actor, input)),
  setMentor: os.setMentor.handler(async ({ context: { platform, actor }, input }) => {
    await setMentor(platform, actor, input);
    return { ok: true };
  }),
};
