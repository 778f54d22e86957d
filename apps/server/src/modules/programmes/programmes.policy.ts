import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { phaseOf, STATE_STEPS, type ProgrammeWindow } from "@kerkis/contract/programmes/programmes.policy.ts";
import type {
  ProgrammeKind,
  ProgrammePhase,
  ProgrammeState,
  ProgrammeStep,
} from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { coordinates, mayIn, type Actor } from "#platform/auth/actor.ts";

const CLOSED: Readonly<Record<ProgrammePhase, ErrorCode | null>> = {
  draft: "programme.none_open",
  upcoming: "programme.not_open_yet",
  open: null,
  grace: "programme.closed",
  paused: "programme.paused",
  closed: "programme.closed",
  archived: "programme.closed",
};

/**
 * May an application be started or submitted now? A draft begun in time may still be submitted during the grace period
 * (completions 2). `now` is ISO 8601.
 */
export function windowRefusal(
  programme: ProgrammeWindow & { kind: ProgrammeKind },
  now: string,
  purpose: "start" | "submit",
): ErrorCode | null {
  const phase = phaseOf(programme, now);
  const refusal = phase === "grace" && purpose === "submit" ? null : CLOSED[phase];
  // A registry is no call: whatever shuts it, it takes nothing now.
  return refusal && programme.kind === "registry" ? "programme.registry_closed" : refusal;
}

/** Runs an organization's challenges: a member whose role manages applications, its appointed coordinator, or a super admin. */
export const managesProgrammes = (actor: Actor, organizationId: string): boolean =>
  mayIn(actor, organizationId, "data.manageApplications") || coordinates(actor, organizationId);

interface Standing {
  kind: ProgrammeKind;
  state: ProgrammeState;
}

/** Does its state allow this step? The registry always stands open. */
export const stepRefusal = ({ kind, state }: Standing, step: ProgrammeStep): ErrorCode | null =>
  kind !== "registry" && STATE_STEPS[step].from.includes(state) ? null : "programme.transition";
