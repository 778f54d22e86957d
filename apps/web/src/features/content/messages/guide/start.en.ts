import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const startEn: GuideChapter = {
  key: "start",
  title: "First steps",
  lead: "What Kerkis is, how you get in and how you find what you need.",
  sections: [
    {
      id: "idea",
      title: "At a glance",
      text: [
        "Kerkis is the shared place of an innovation ecosystem. Founders register their startup, evaluators score, coordinators decide, and the result is a public [registry](/startups) of verified facts.",
        "Every organization has its own space, its own members and its own applications. You can belong to several.",
      ],
    },
    {
      id: "account",
      title: "Account",
      text: [
        "1. [Sign up](/signup) and choose a role.",
        "1. Verify your email with the link you receive.",
        "1. [Sign in](/signin). The first page shows the steps that fit your role.",
        "Protect the account with a second step or a passkey in your [settings](/settings), above all if you handle other people's work.",
      ],
    },
    {
      id: "dashboard",
      title: "The dashboard",
      text: [
        "The [dashboard](/dashboard) begins with what is waiting for you: drafts, requested changes, evaluations that are due, applications in the queue. Each line leads to where the work is done.",
        "Beside it are figures and charts of your role, which keep themselves up to date. Every chart also opens as a table, and the arrow keys read each of its points.",
      ],
    },
    {
      id: "getting-around",
      title: "Getting around",
      text: [
        "The sidebar holds the pages you may open, in the organization chosen at its top. With Ctrl or Cmd and K you type where you want to go. The [search](/search) finds startups and pages, with or without accents.",
        "The bell keeps what concerns you; all of it is in [notifications](/notifications). Text size, colours and motion are in the [display settings](/display-settings).",
      ],
    },
  ],
};
