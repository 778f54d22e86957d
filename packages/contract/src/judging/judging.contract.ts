import { applicationId } from "../applications/applications.schema.ts";
import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import { done } from "../identity/identity.schema.ts";
import {
  applyProposalInput,
  assigned,
  assignManyInput,
  distributeInput,
  expertise,
  expertiseInput,
  fixManyInput,
  matrix,
  proposedInput,
  nextEvaluation,
  proposal,
  proposalApplied,
  remindInput,
  unassignManyInput,
} from "./assignment/assignment.schema.ts";
import {
  conflictList,
  conflictStatements,
  declareConflictInput,
  enterConflictInput,
  stateConflictsInput,
  statementsAsked,
} from "./conflicts/conflicts.schema.ts";
import {
  applied,
  applyDecisionsInput,
  decisionId,
  decisionRules,
  decisions,
  dropLetterInput,
  letter,
  letters,
  lettersInput,
  prepareInput,
  saveTemplateInput,
} from "./decisions/decisions.schema.ts";
import { dossier, dossierInput, takenDecisions, verification, verificationInput } from "./dossier/dossier.schema.ts";
import { publication, publicationInput, selectedList } from "./publication/publication.schema.ts";
import { passedOn, passOnInput, rankingList, results } from "./results/results.schema.ts";
import {
  createRoundInput,
  round,
  roundId,
  roundList,
  roundOptions,
  roundStateInput,
  updateRoundInput,
} from "./rounds/rounds.schema.ts";

const read = { kind: "policy", policy: "application.read" } as const;
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
  matrix: endpoint({
    method: "GET",
    path: "/rounds/{id}/matrix",
    summary: "Who evaluates what in a round, who may not, and what each knows",
    access: manage,
  })
    .input(roundId)
    .output(matrix),
  distribute: endpoint({
    method: "POST",
    path: "/rounds/{id}/proposals",
    summary: "Propose the best distribution there is; nothing changes until it is applied",
    access: manage,
  })
    .input(distributeInput)
    .output(proposal),
  applyProposal: endpoint({
    method: "POST",
    path: "/round-proposals/{id}/apply",
    summary:
      "Assign what was proposed, with what was taken out or put in, but to whom no longer evaluates there; repeating it is harmless",
    access: manage,
  })
    .input(applyProposalInput)
    .output(proposalApplied),
  assignMany: endpoint({
    method: "POST",
    path: "/rounds/{id}/assignments",
    summary: "Assign several pairs by hand, all of them or none",
    access: manage,
  })
    .input(assignManyInput)
    .output(assigned),
  unassignMany: endpoint({
    method: "POST",
    path: "/rounds/{id}/unassignments",
    summary: "Take back several assignments that were not handed in",
    access: manage,
  })
    .input(unassignManyInput)
    .output(assigned),
  fixMany: endpoint({
    method: "POST",
    path: "/rounds/{id}/fixed-assignments",
    summary: "Keep several assignments where they are, so that nobody takes them back, or let them go",
    access: manage,
  })
    .input(fixManyInput)
    .output(assigned),
  remind: endpoint({
    method: "POST",
    path: "/rounds/{id}/reminders",
    summary: "Remind evaluators of what waits for them, once a day each",
    access: manage,
  })
    .input(remindInput)
    .output(assigned),
  setExpertise: endpoint({
    method: "PUT",
    path: "/evaluator-profiles",
    summary: "Say which fields an evaluator knows and how much they take; someone else's for those who manage",
    access: { kind: "member" },
  })
    .input(expertiseInput)
    .output(done),
  setProposed: endpoint({
    method: "PUT",
    path: "/evaluator-profiles/{user_id}/proposed",
    summary: "Have distributions of the organization propose someone, or leave them out",
    access: manage,
  })
    .input(proposedInput)
    .output(done),
  expertise: endpoint({
    method: "GET",
    path: "/evaluator-profiles/mine",
    summary: "The fields that the caller knows, in the current organization",
    access: { kind: "member" },
  }).output(expertise),
  next: endpoint({
    method: "POST",
    path: "/rounds/next",
    summary: "Give the caller the application that has the fewest reviews; nothing where none needs one",
    access: { kind: "member" },
  }).output(nextEvaluation),
  results: endpoint({
    method: "GET",
    path: "/rounds/{id}/results",
    summary: "A round's ranking with what it rests on and how sure it is",
    access: manage,
  })
    .input(roundId)
    .output(results),
  ...listEndpoints(
    "ranking",
    { path: "/rounds/{id}/ranking", summary: "A round's ranking, row by row", access: manage },
    rankingList,
  ),
  passOn: endpoint({
    method: "POST",
    path: "/rounds/{id}/pass-on",
    summary: "Pass applications on from a locked round to the next, or take back what nobody was given there",
    access: manage,
  })
    .input(passOnInput)
    .output(passedOn),
  ...listEndpoints(
    "conflicts",
    {
      path: "/conflicts",
      summary: "Applications of which the caller says beforehand whether they have a conflict of interest",
      access: { kind: "member" },
    },
    conflictList,
  ),
  declareConflict: endpoint({
    method: "POST",
    path: "/conflicts",
    summary: "Declare a conflict of interest beforehand, or take it back",
    access: { kind: "member" },
  })
    .input(declareConflictInput)
    .output(done),
  enterConflict: endpoint({
    method: "POST",
    path: "/rounds/{id}/conflicts",
    summary: "Enter a conflict of interest for an evaluator, or take back what a coordinator entered",
    access: manage,
  })
    .input(enterConflictInput)
    .output(done),
  conflictStatements: endpoint({
    method: "GET",
    path: "/conflict-statements",
    summary: "Rounds of which the caller says that they declared every conflict of interest, or already did",
    access: { kind: "member" },
  }).output(conflictStatements),
  stateConflicts: endpoint({
    method: "POST",
    path: "/conflict-statements",
    summary: "Say of a round that every conflict of interest was declared; said again, it holds from now",
    access: { kind: "member" },
  })
    .input(stateConflictsInput)
    .output(done),
  askForStatements: endpoint({
    method: "POST",
    path: "/rounds/{id}/conflict-statements",
    summary: "Ask the evaluators who did not say so to declare their conflicts of interest, once a day each",
    access: manage,
  })
    .input(roundId)
    .output(statementsAsked),
  decisions: endpoint({
    method: "GET",
    path: "/rounds/{id}/decisions",
    summary: "Decisions of a round, prepared and applied",
    access: manage,
  })
    .input(roundId)
    .output(decisions),
  prepareDecisions: endpoint({
    method: "POST",
    path: "/rounds/{id}/decisions",
    summary: "Prepare decisions or take them back; nobody is told",
    access: manage,
  })
    .input(prepareInput)
    .output(decisions),
  letter: endpoint({
    method: "GET",
    path: "/decisions/{id}/letter",
    summary: "The letter of a decision, in its applicant's language",
    access: manage,
  })
    .input(decisionId)
    .output(letter),
  setDecisionRules: endpoint({
    method: "PUT",
    path: "/decision-rules",
    summary: "Whether prepared decisions are applied by a second person; owners and admins choose",
    access: { kind: "action", action: "settings.editProfile" },
  })
    .input(decisionRules)
    .output(decisionRules),
  applyDecisions: endpoint({
    method: "POST",
    path: "/rounds/{id}/decisions/apply",
    summary: "Apply prepared decisions with their letters, all of them or none; repeating it is harmless",
    access: manage,
  })
    .input(applyDecisionsInput)
    .output(applied),
  takenDecisions: endpoint({
    method: "GET",
    path: "/applications/{id}/decisions",
    summary: "Decisions that were taken on an application, with their protocol numbers",
    access: read,
  })
    .input(applicationId)
    .output(takenDecisions),
  dossier: endpoint({
    method: "GET",
    path: "/decisions/{id}/dossier",
    summary: "The dossier of a decision, of what its reader may see of the application",
    access: read,
  })
    .input(dossierInput)
    .output(dossier),
  verification: endpoint({
    method: "GET",
    path: "/verification/{code}",
    summary: "Whether a dossier is real, for whoever holds it: what stands at its head",
    access: { kind: "public" },
  })
    .input(verificationInput)
    .output(verification),
  publication: endpoint({
    method: "GET",
    path: "/calls/{programme_id}/publication",
    summary: "Whether the results of a call are published, and for those who run it what stands before it",
    access: { kind: "public" },
  })
    .input(publicationInput)
    .output(publication),
  ...listEndpoints(
    "selected",
    {
      path: "/calls/{programme_id}/results",
      summary: "Who was selected in a call, for everyone, once it is published",
      access: { kind: "public" },
    },
    selectedList,
  ),
  publishResults: endpoint({
    method: "POST",
    path: "/calls/{programme_id}/publication",
    summary: "Publish who is selected in a closed call whose applications are decided; again, the list of now",
    access: manage,
  })
    .input(publicationInput)
    .output(publication),
  takeBackResults: endpoint({
    method: "DELETE",
    path: "/calls/{programme_id}/publication",
    summary: "Take the published results of a call back; repeating it is harmless",
    access: manage,
  })
    .input(publicationInput)
    .output(publication),
  letterTemplates: endpoint({
    method: "GET",
    path: "/letter-templates",
    summary: "The letters of the current organization, or of a call of it, with which of them are worded there",
    access: manage,
  })
    .input(lettersInput)
    .output(letters),
  saveLetterTemplate: endpoint({
    method: "PUT",
    path: "/letter-templates",
    summary: "Word a letter anew, for a call alone or for all; a field that nobody knows is refused",
    access: manage,
  })
    .input(saveTemplateInput)
    .output(letters),
  dropLetterTemplate: endpoint({
    method: "DELETE",
    path: "/letter-templates",
    summary: "Let the organization's letter hold for a call again; repeating it is harmless",
    access: manage,
  })
    .input(dropLetterInput)
    .output(letters),
};
