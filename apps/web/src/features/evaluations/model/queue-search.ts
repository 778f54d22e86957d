import { LIMITS } from "@kerkis/contract/core/limits.ts";
import {
  APPLICATION_PHASES,
  APPLICATION_SUBJECTS,
  type ApplicationSubject,
} from "@kerkis/contract/applications/applications.taxonomy.ts";
import {
  INDUSTRIES,
  type Industry,
  STARTUP_STAGES,
  type StartupStage,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import { choiceParam, given, idParam, textParam } from "#shared/routing/search.ts";
import type { QueueInput } from "../evaluations.queries.ts";

export const QUEUE_PHASES = ["open", ...APPLICATION_PHASES.filter((phase) => phase !== "draft")] as const;
export const QUEUE_SORTS = ["newest", "oldest", "name", "due"] as const;
/** How the statutory clock stands: the contract's, which a page need not load for them. */
export const QUEUE_DUE = ["over", "soon", "paused"] as const satisfies readonly QueueInput["due"][];
export type QueueSort = (typeof QUEUE_SORTS)[number];

export interface QueueSearch {
  search?: string | undefined;
  phase?: (typeof QUEUE_PHASES)[number] | undefined;
  subject?: ApplicationSubject | undefined;
  /** The call that they were made to. */
  programme?: string | undefined;
  industry?: Industry | undefined;
  stage?: StartupStage | undefined;
  /** An evaluator's id, or "none" for applications that nobody evaluates. */
  evaluator?: string | undefined;
  /** How the statutory clock stands. */
  due?: (typeof QUEUE_DUE)[number] | undefined;
  sort?: QueueSort | undefined;
  /** The application that is open. */
  application?: string | undefined;
}

/** Reads the address of /evaluation-management; what is not understood is dropped. */
export function queueSearch(search: Record<string, unknown>): QueueSearch {
  return {
    search: textParam(search["search"])?.slice(0, LIMITS.searchMax),
    phase: choiceParam(search["phase"], QUEUE_PHASES),
    subject: choiceParam(search["subject"], APPLICATION_SUBJECTS),
    programme: idParam(search["programme"]),
    industry: choiceParam(search["industry"], INDUSTRIES),
    stage: choiceParam(search["stage"], STARTUP_STAGES),
    evaluator: textParam(search["evaluator"]) === "none" ? "none" : idParam(search["evaluator"]),
    due: choiceParam(search["due"], QUEUE_DUE),
    sort: choiceParam(search["sort"], QUEUE_SORTS),
    application: idParam(search["application"]),
  };
}
/** What the table asks the server for. The open application is no part of it. */
export const queueInput = ({
  evaluator,
  programme,
  sort = "newest",
  application: _application,
  ...filters
}: QueueSearch): QueueInput => given({ ...filters, evaluator_id: evaluator, programme_id: programme, sort });

/** The address that asks for this. */
export const searchOf = ({ evaluator_id, programme_id, ...view }: QueueInput): QueueSearch =>
  queueSearch({ ...view, evaluator: evaluator_id, programme: programme_id });

/** Whether two views ask for the same. */
export function isSameView(one: QueueInput, other: QueueInput): boolean {
  // Read from an address a view has its parts in one order.
  const inOrder = (view: QueueInput) => JSON.stringify(queueInput(searchOf(view)));
  return inOrder(one) === inOrder(other);
}
