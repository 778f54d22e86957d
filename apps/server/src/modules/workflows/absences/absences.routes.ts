import { absencesContract } from "@kerkis/contract/workflows/absences/absences.contract.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { today } from "#platform/clock/clock.ts";
import { gated } from "#platform/http/gate.ts";
import { absencesOf, substitutesFor } from "./absences.reads.ts";
import { endAbsence, setAbsence } from "./absences.service.ts";

const os = gated(absencesContract);

export const absencesRoutes = {
  absences: os.absences.handler(({ context: { platform, actor } }) =>
    absencesOf(platform.db, { ...currentScope(actor), userId: actor.userId }, today(platform.clock)),
  ),
  substitutes: os.substitutes.handler(({ context: { platform, actor }, input: { q } }) =>
    substitutesFor(platform.db, { ...currentScope(actor), userId: actor.userId }, q),
  ),
  setAbsence: os.setAbsence.handler(async ({ context: { platform, actor }, input }) => {
    await setAbsence(platform, actor, input);
    return { ok: true };
  }),
  endAbsence: os.endAbsence.handler(async ({ context: { platform, actor } }) => {
    await endAbsence(platform, actor);
    return { ok: true };
  }),
};
