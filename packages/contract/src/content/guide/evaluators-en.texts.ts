import type { HelpGroup } from "../content.schema.ts";

export const evaluatorsHelpEn: HelpGroup = {
  key: "evaluators",
  title: "For evaluators",
  articles: [
    {
      id: "assignments",
      question: "Where do I find what I have to evaluate?",
      answer: [
        "In [my evaluations](/evaluator-dashboard), the most urgent first. Each assignment has a due date, and the [dashboard](/dashboard) reminds you of those that are near or past.",
      ],
    },
    {
      id: "what-evaluators-see",
      question: "What do I see of an application?",
      answer: [
        "The team's answers beside the score sheet. You do not see tax or registration numbers, nor the scores of other evaluators.",
      ],
    },
    {
      id: "scoring",
      question: "How do I score quickly, by keyboard alone?",
      answer: [
        "Press a digit for the score, Tab for the next criterion and C for its comment. The arrows change the score by one. Where a comment is required, Tab takes you there first.",
      ],
    },
    {
      id: "evaluation-saved",
      question: "Do I lose my work if I close the page?",
      answer: [
        "No. Scores and comments are saved as you type, even without a connection, and you find them as you left them. They reach the coordinators only when you submit. After that you may still correct them while the application is undecided; every change stays in the history.",
      ],
    },
    {
      id: "conflict-of-interest",
      question: "I know the team. What do I do?",
      answer: [
        "Declare a conflict of interest inside the evaluation and say why. The application leaves your list and you no longer see anything of it, not even counts. Some conflicts, such as a shared company email, we find ourselves before anything is assigned.",
      ],
    },
    {
      id: "feedback",
      question: "Does the founder read what I write?",
      answer: [
        "Private notes are yours alone. Scores, comments and recommendation are read by the coordinators who decide. The founder sees the decision, its reason and, after the decision, the feedback to the applicant, not who evaluated.",
      ],
    },
  ],
};
