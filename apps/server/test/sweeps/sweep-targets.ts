/** Records of the organization under attack. */
export interface SweepTargets {
  organizationId: string;
  /** A file on its way into its registry. */
  importId: string;
  /** A pending application. */
  applicationId: string;
  /** An evaluation that its evaluator has not handed in. */
  evaluationId: string;
  /** One of the same evaluator that nothing else is done with. */
  declinedEvaluationId: string;
  /** One that was handed in, which nobody can take back. */
  submittedEvaluationId: string;
  startupId: string;
  /** One in the registry, which the founder of the application runs too. */
  publishedStartupId: string;
  /** Something that coordinators of its registry are asked. */
  requestId: string;
  investorId: string;
  /** A published event that nobody has registered for. */
  eventId: string;
  /** A challenge that was not opened yet. */
  challengeId: string;
  /** A form that nobody was asked yet. */
  formId: string;
  /** One that takes applications. */
  callId: string;
  /** One that was taken on an application of the same founder. */
  decisionId: string;
  /** A round of evaluation over that application. */
  roundId: string;
}
