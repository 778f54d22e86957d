import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const evaluatorEn: GuideChapter = {
  key: "evaluator",
  title: "For evaluators",
  lead: "From assignment to submission, with nothing lost.",
  sections: [
    {
      id: "assignments",
      title: "Your assignments",
      text: [
        "[My evaluations](/evaluator-dashboard) show the most urgent first, with due date and progress. Each new assignment brings a notification and an email.",
      ],
    },
    {
      id: "sheet",
      title: "The score sheet",
      text: [
        "Application and sheet stand side by side. Each criterion has a weight and a scale in words, so that the same score means the same to everyone. Independent criteria are shown but do not count in the total.",
        "A digit scores, Tab goes to the next, C comments.",
      ],
    },
    {
      id: "conflict",
      title: "Conflict of interest",
      text: [
        "If you are connected with the team, say so. You no longer see the application or its scores, and the coordinators choose someone else.",
      ],
    },
    {
      id: "submit",
      title: "Submitting",
      text: [
        "Submit when every criterion has a score, and a comment where one is asked for. You may correct it until the decision; every version stays in the history.",
      ],
    },
  ],
};
