import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import {
  createRoundInput,
  round,
  roundId,
  roundList,
  roundOptions,
  roundStateInput,
  updateRoundInput,
} from "./rounds/rounds.schema.ts";

const manage = { kind: "policy", policy: "round.manage", page: "evaluation-management" } as const;

export const judgingContract = {
  ...listEndpoints(
    "rounds",
    { path: "/rounds", summary: "Rounds of evaluation of the current organization", access: manage },
    roundList,
  ),
  roundOptions: endpoint({
    method: "GET",
    path: "/round-options",
    summary: "Programmes of the current organization, with the versions of their templates",
    access: manage,
  }).output(roundOptions),
  round: endpoint({ method: "GET", path: "/rounds/{id}", summary: "One round with its figures", access: manage })
    .input(roundId)
    .output(round),
  createRound: endpoint({ method: "POST", path: "/rounds", summary: "Add a round to a programme", access: manage })
    .input(createRoundInput)
    .output(round),
  updateRound: endpoint({ method: "PATCH", path: "/rounds/{id}", summary: "Change a round's rules", access: manage })
    .input(updateRoundInput)
    .output(round),
  lockRound: endpoint({
    method: "POST",
    path: "/rounds/{id}/lock",
    summary: "Lock a round: no score changes any more",
    access: manage,
  })
    .input(roundStateInput)
    .output(round),
  reopenRound: endpoint({
    method: "POST",
    path: "/rounds/{id}/reopen",
    summary: "Open a locked round again, with a reason",
    access: manage,
  })
    .input(roundStateInput)
    .output(round),
};
