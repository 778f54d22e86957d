import type { Dashboard, DashboardView } from "@kerkis/contract/analytics/analytics.schema.ts";
import { SMALLEST_CELL } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { managesApplications } from "#modules/applications/applications.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dashboardView } from "./analytics.policy.ts";
import { managedFigures } from "./applications-managed.reads.ts";
import {
  EMPTY_BODY,
  evaluatorBody,
  founderBody,
  organizationBody,
  platformBody,
  registryBody,
  type DashboardBody,
} from "./dashboard-body.reads.ts";
import { nextSteps } from "./steps/next-steps.reads.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { evaluatorFigures, ownApplicationStatuses } from "./own-work.reads.ts";
import { memberRoles, platformFigures } from "./people.reads.ts";
import { registryFigures } from "./registry.reads.ts";

/** What a person does next and how things stand, for the part they have in the organization they work in. */
export async function dashboardFor(db: Db, clock: Clock, actor: Actor): Promise<Dashboard> {
  const manages = actor.organizationId !== null && managesApplications(actor, actor.organizationId);
  const view = dashboardView(actor, manages);
  const now = clock.now();
  const [waiting, body, programmes] = await Promise.all([
    nextSteps(db, actor, now.toISOString()),
    bodyOf(db, clock, actor, view),
    openProgrammes(db, actor, now.toISOString()),
  ]);
  return { view, ...waiting, ...body, programmes };
}

/** Reads what the view shows, and nothing else. */
async function bodyOf(db: Db, clock: Clock, actor: Actor, view: DashboardView): Promise<DashboardBody> {
  const now = clock.now();
  const scope = actor.organizationId === null ? null : currentScope(actor);
  if (view === "platform") {
    const [platform, registry, managed] = await Promise.all([
      platformFigures(db, now),
      registryFigures(db, clock),
      scope ? managedFigures(db, scope, actor.userId, now) : null,
    ]);
    return platformBody(platform, registry, managed);
  }
  if (view === "organization" || view === "coordinator") {
    if (!scope) return EMPTY_BODY;
    const [managed, roles] = await Promise.all([
      managedFigures(db, scope, actor.userId, now),
      view === "organization" ? memberRoles(db, scope) : null,
    ]);
    return organizationBody(managed, roles);
  }
  if (view === "evaluator") {
    return scope ? evaluatorBody(await evaluatorFigures(db, scope, actor.userId, now)) : EMPTY_BODY;
  }
  const registry = await registryFigures(db, clock);
  if (view === "founder") return founderBody(await ownApplicationStatuses(db, actor.userId), registry);
  return registryBody(registry, view === "public" ? SMALLEST_CELL : 0);
}
