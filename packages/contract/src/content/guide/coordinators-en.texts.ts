import type { HelpGroup } from "../content.schema.ts";

export const coordinatorsHelpEn: HelpGroup = {
  key: "coordinators",
  title: "For registry coordinators",
  articles: [
    {
      id: "queue",
      question: "How do I work through the applications?",
      answer: [
        "[Evaluation management](/evaluation-management) shows every application of the organization, with filters for status, industry, stage and evaluator. J and K move between rows, Enter opens one.",
      ],
    },
    {
      id: "assign-evaluators",
      question: "How do I assign evaluators?",
      answer: [
        "Open the application and press “Assign”. Each evaluator is shown with how many they already have and whether there is a conflict of interest; those with one cannot be chosen. The first assignment takes the application under review.",
      ],
    },
    {
      id: "deciding",
      question: "When and how do I decide?",
      answer: [
        "Once the evaluations are in, the application shows the scores by criterion and their mean. Approve or reject; a rejection needs a reason, which the founder reads. On approval the startup appears in the [registry](/startups) at once.",
      ],
    },
    {
      id: "request-changes",
      question: "What happens to the deadline when I ask for changes?",
      answer: [
        "The clock is paused. The application returns to the founder with what you asked for, and the clock runs again as soon as it is resubmitted.",
      ],
    },
    {
      id: "reopen",
      question: "It was approved by mistake. Can that be corrected?",
      answer: [
        "Owners and admins of the organization can take it under review again, giving a reason. The startup leaves the registry until the new decision, and everything stays in the history.",
      ],
    },
    {
      id: "own-application",
      question: "Why is an application missing from my queue?",
      answer: [
        "Nobody judges their own application, nor one they declared a conflict of interest on. Those are missing from the list and from every number you see.",
      ],
    },
    {
      id: "import-file",
      question: "How do I bring in a list of companies that I was sent?",
      answer: [
        "At [Imports](/imports) choose the file: CSV, Excel or JSON, in whatever encoding. Say which column is what, then try it: you see row by row what will come in, what is wrong and what looks like a company that is there already. Nothing is written until you press Import, and the whole of it can be undone for 30 days.",
      ],
    },
    {
      id: "imported-profiles",
      question: "Why does nobody see the companies that I imported?",
      answer: [
        "They wait until someone of the registry has looked at them. Open the page of one and press Verify and publish. From then on whoever runs the company can claim its page, and you decide on the claim under the requests of the registry.",
      ],
    },
  ],
};
