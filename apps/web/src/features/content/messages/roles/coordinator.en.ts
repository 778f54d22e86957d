import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const coordinatorEn: GuideChapter = {
  key: "coordinator",
  title: "For registry coordinators",
  lead: "The way of an application from submission to decision.",
  sections: [
    {
      id: "queue",
      title: "The queue",
      text: [
        "[Evaluation management](/evaluation-management) has all applications of the organization. The [dashboard](/dashboard) picks out those that wait longest, those with all evaluations in and those that are late.",
      ],
    },
    {
      id: "states",
      title: "States and steps",
      text: [
        "- Pending: submitted, and nobody has opened it.",
        "- Under review: you opened it or assigned an evaluator.",
        "- Changes requested: it is with the founder and the clock is paused.",
        "- Approved or rejected: with a reason, which the founder reads.",
        "What is not allowed is not offered, and the database refuses it. Every step stays in the timeline with who, when and why.",
      ],
    },
    {
      id: "evaluators",
      title: "Evaluators",
      text: [
        "Assigning shows each evaluator's load and conflicts of interest. The results show scores by criterion, the mean and how far opinions differ. An assignment that was not handed in can be withdrawn.",
      ],
    },
    {
      id: "figures",
      title: "Figures",
      text: [
        "The dashboard measures the weekly flow of applications and the time to a decision, without the days an application was with its founder.",
      ],
    },
  ],
};
