import type { HelpGroup } from "../content.schema.ts";

export const privacyHelpEn: HelpGroup = {
  key: "privacy",
  title: "Your data",
  articles: [
    {
      id: "what-is-public",
      question: "What of what I write is public?",
      answer: [
        "Only the profile of an approved startup in the [registry](/startups). Applications, scores, comments and tax numbers are not published. Statistics that everyone sees leave out small numbers that would reveal someone.",
      ],
    },
    {
      id: "export-data",
      question: "How do I get a copy of my data?",
      answer: [
        "In your [settings](/settings), with “Download my data”. You receive a file with what we keep about you, in a form that people and programs can read.",
      ],
    },
    {
      id: "delete-account",
      question: "How do I delete my account?",
      answer: [
        "In your [settings](/settings). You have 30 days to change your mind: sign in again and cancel the deletion. Then we erase what identifies you. Decisions that you took, or that concern an organization, stay without your name. If you are the only owner of an organization, transfer it first.",
      ],
    },
    {
      id: "support-access",
      question: "Can anyone get into my account?",
      answer: [
        "A super admin can, to help, for at most 60 minutes and with a written reason. A permanent banner shows while it lasts, it is logged, and you are notified.",
      ],
    },
    {
      id: "full-notice",
      question: "Where is the whole privacy notice?",
      answer: [
        "In the [documentation, chapter “Personal data”](/documentation/privacy). The [terms of use](/documentation/terms) are beside it.",
      ],
    },
  ],
};
